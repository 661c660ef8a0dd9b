import { videoSearchPath, type VideoSearch } from "../../contract/videos";

/** The configured video search (MED-01, .env.example); the embedded CMS's own by default. */
export const videoService: VideoSearch = {
  service: process.env.GATSBY_VIDEO_SEARCH_URL || videoSearchPath(),
  channelId: process.env.GATSBY_VIDEO_CHANNEL_ID ?? "",
  key: process.env.GATSBY_VIDEO_SEARCH_KEY ?? "",
};
