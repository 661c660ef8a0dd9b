import styled from "@emotion/styled";
import { useState } from "react";
import { mediaPage } from "../../config/media";
import type { Video } from "../../contract/videos";
import { formatShortDate } from "../../rules/dates";
import { embedAddress, watchAddress } from "../../rules/video";
import { color, radius, space, text, weight } from "../../theme/tokens";
import { VideoPoster } from "./video-poster";

/** A video: its poster, after a click its player in the same box, title and date (MED-01, MED-04). */
export function VideoCard({ video }: { video: Video }) {
  const [playing, setPlaying] = useState(false);
  const date = formatShortDate(video.publishedAt);
  return (
    <Sheet>
      <Screen>
        {playing ? (
          <iframe
            src={embedAddress(video.id)}
            title={video.title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          />
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            aria-label={`${mediaPage.play}: ${video.title}`}
          >
            <VideoPoster />
          </button>
        )}
      </Screen>
      <h3>{video.title}</h3>
      <Foot>
        {date !== null && video.publishedAt !== null && (
          <time dateTime={video.publishedAt}>{date}</time>
        )}
        <a href={watchAddress(video.id)} target="_blank" rel="noopener noreferrer">
          {mediaPage.watch}
          <span aria-hidden="true"> ↗</span>
        </a>
      </Foot>
    </Sheet>
  );
}

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
  background: color.band,
  "& > *": { display: "block", width: "100%", height: "100%", padding: 0, border: 0 },
  "& > button": { background: "none" },
});

const Foot = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  color: color.inkFaint,
  fontSize: text.sm,
  "& a": { paddingBlock: space[1], fontWeight: weight.medium },
});
