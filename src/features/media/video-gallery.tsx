import source from "../../../content/pages/media.yaml";
import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { site } from "../../content/site";
import { useLive, type InitialData } from "../../live/hooks";
import { VideoPreview } from "./video-preview";
import { color, media, radius, space, text, weight } from "../../theme/tokens";
import { LastUpdated } from "../../app/last-updated";
import { ButtonAnchor } from "../../ui/button";
import { ErrorBox } from "../../ui/error-box";
import { focusFrame } from "../../ui/focus";
import { Icon } from "../../ui/icon";
import { Spinner } from "../../ui/spinner";
import { NewTabHint } from "../../ui/visually-hidden";
import type { Video } from "../../shared/contract/videos";
import { formatShortDate } from "../../shared/domain/dates";
import { toEmbedAddress, toWatchAddress } from "../../shared/domain/video-addresses";
import { readTexts } from "../../content/content-text";
import type { schema } from "./text.schema";

export const mediaPage = readTexts<typeof schema>(source);

type Props = { initialData: InitialData<Video[]> | null };

/** The channel's videos, twelve at a time, more when the end comes into view (MED-01 … MED-06). */
export function VideoGallery({ initialData }: Props) {
  const first = initialData && { at: initialData.at, data: toFirstPage(initialData.data ?? []) };
  const live = useLive("videos", { initialData: first });
  const { state, data, retry, isAppending, loadMore } = live;
  const videos = data?.videos ?? [];
  return (
    <ReservedSpace>
      <h2>{mediaPage.latest}</h2>
      <p>{mediaPage.privacy}</p>
      <noscript>
        <p>{mediaPage.noScript}</p>
        {site.social.youtube && (
          <ButtonAnchor href={site.social.youtube}>{mediaPage.channel}</ButtonAnchor>
        )}
      </noscript>
      {videos.length > 0 && <LastUpdated live={live} />}
      <Grid role="list">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </Grid>
      {(state === "waiting" || state === "loading") && videos.length === 0 && (
        <div>
          <Spinner label={mediaPage.loading} />
        </div>
      )}
      {state === "ready" && videos.length === 0 && <None>{mediaPage.none}</None>}
      {state === "error" && <ErrorBox message={mediaPage.failed} onRetry={retry} />}
      {isAppending && <Spinner label={mediaPage.loadingMore} />}
      {state === "ready" && data?.nextPageToken && !isAppending && <EndMarker onShow={loadMore} />}
    </ReservedSpace>
  );
}

/** Returns the built videos as a first page; the live response has the token of the next one. */
const toFirstPage = (videos: Video[]) => ({ videos, nextPageToken: null });

const MIN_SHARE = 0.5;

/** Marks the end of a list and requests more once half of it is in view (MED-02). */
function EndMarker({ onShow }: { onShow: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= MIN_SHARE)) onShow();
      },
      { threshold: MIN_SHARE },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onShow]);
  return <div ref={ref} aria-hidden="true" style={{ height: "2rem" }} />;
}

function VideoCard({ video }: { video: Video }) {
  const [isPlaying, setPlaying] = useState(false);
  const date = formatShortDate(video.publishedAt);
  return (
    <Sheet>
      <Screen>
        {isPlaying ? (
          <iframe
            ref={focusFrame}
            src={toEmbedAddress(video.id)}
            title={video.title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          />
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            aria-label={`${mediaPage.play}: ${video.title}`}
          >
            <VideoPreview video={video} />
          </button>
        )}
      </Screen>
      <h3>{video.title}</h3>
      <Foot>
        {date !== null && video.publishedAt !== null && (
          <time dateTime={video.publishedAt}>{date}</time>
        )}
        <a href={toWatchAddress(video.id)} target="_blank" rel="noopener noreferrer">
          {mediaPage.watch}
          <Icon name="external" side={0.9375} />
          <NewTabHint>: {video.title}</NewTabHint>
        </a>
      </Foot>
    </Sheet>
  );
}

const ReservedSpace = styled.div({
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
  "& > li": { display: "grid" },
});

const None = styled.p({ fontSize: text.lg, textAlign: "center" });

const Sheet = styled.article({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space[3],
  "& h3": { fontSize: text.lg, lineHeight: 1.3 },
});

const Screen = styled.div({
  aspectRatio: "16 / 9",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.inverse,
  "& > *": { display: "block", width: "100%", height: "100%", border: 0 },
  "& > button": { position: "relative" },
  [media.noScript]: { display: "none" },
});

const Foot = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  color: color.inkFaint,
  fontSize: text.sm,
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: space[1],
    paddingBlock: space[1],
    fontWeight: weight.medium,
  },
});
