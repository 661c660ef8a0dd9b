import styled from "@emotion/styled";
import { mediaPage } from "../../config/media";
import { site } from "../../config/site";
import { useVideos } from "../../live/use-videos";
import { media, space, text } from "../../theme/tokens";
import { ButtonAnchor } from "../../ui/button";
import { ErrorBox } from "../../ui/error-box";
import { Spinner } from "../../ui/spinner";
import { EndMarker } from "./end-marker";
import { VideoCard } from "./video-card";

/** The channel's videos, twelve at a time, more when the end comes into view (MED-01 … MED-04). */
export function VideoGallery() {
  const { state, data, retry, more, loadingMore, loadMore } = useVideos();
  const videos = data ?? [];
  return (
    <Room>
      <h2>{mediaPage.latest}</h2>
      <p>{mediaPage.privacy}</p>
      <noscript>
        <p>{mediaPage.noScript}</p>
        {site.social.youtube && (
          <ButtonAnchor href={site.social.youtube}>{mediaPage.channel}</ButtonAnchor>
        )}
      </noscript>
      <Grid role="list">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </Grid>
      {(state === "waiting" || state === "loading") && videos.length === 0 && (
        <Spinner label="Loading videos..." />
      )}
      {state === "ready" && videos.length === 0 && <None>No videos found</None>}
      {state === "error" && <ErrorBox message="Failed to fetch videos" onRetry={retry} />}
      {loadingMore && <Spinner label="Loading more videos..." />}
      {state === "ready" && more && !loadingMore && <EndMarker onSeen={loadMore} />}
    </Room>
  );
}

const Room = styled.div({
  minHeight: "40rem",
  "& > h2": { fontSize: text.xxl },
  "& > p": { marginTop: space[2], maxWidth: "42rem" },
});

const Grid = styled.ul({
  display: "grid",
  gap: space[6],
  "&[role]": { marginBlock: space[6] },
  [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

const None = styled.p({ fontSize: text.lg, textAlign: "center" });
