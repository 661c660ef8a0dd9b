import type { Video } from "../../shared/contract/videos";
import type { Live, LiveOptions } from "../../live/live";
import { useLive } from "../../live/use-live";

type LiveVideos = Live<Video[]> & {
  more: boolean;
  loadingMore: boolean;
  /** Fetches the next page; does nothing while one is under way. */
  loadMore: () => void;
};

/** The channel's videos, newest first, 12 a page; `data` grows page by page (MED-01, MED-02). */
export function useVideos(options?: LiveOptions): LiveVideos {
  const { data, ...live } = useLive("videos", options);
  return { ...live, data: data && data.videos, more: Boolean(data?.nextPageToken) };
}
