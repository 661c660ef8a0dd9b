import styled from "@emotion/styled";
import { useState, type ReactElement } from "react";
import { apiBase } from "../../live/fetch";
import type { Video } from "../../shared/contract/videos";
import { toShortHash } from "../../shared/domain/hash";
import { color, motion } from "../../theme/tokens";

/** The service's picture stored by the CMS, or a poster drawn for this video (MED-05). */
export function VideoPreview({ video: { id, picture } }: { video: Video }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {picture !== null && !hasFailed ? (
        <Picture
          loading="lazy"
          src={apiBase + picture}
          alt=""
          width={480}
          height={360}
          decoding="async"
          onError={() => setFailed(true)}
        />
      ) : (
        <VideoPoster id={id} />
      )}
      <PlayMark viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r="28.5" />
        <path d="m21 15 24 15-24 15z" />
      </PlayMark>
    </>
  );
}

/** Draws a poster whose look depends on the video's id only. */
function VideoPoster({ id }: { id: string }) {
  const number = hashToNumber(id);
  const heights = Array.from({ length: 9 }, (_, at) => 18 + (hashToNumber(`${at} ${id}`) % 84));
  return (
    <Poster
      data-poster={number % 3}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="grid"
        d="M0 45h320M0 90h320M0 135h320M64 0v180M128 0v180M192 0v180M256 0v180"
      />
      {DRAWINGS[number % DRAWINGS.length]?.(heights)}
    </Poster>
  );
}

function hashToNumber(text: string): number {
  return parseInt(toShortHash(text), 36);
}

const drawColumns = (heights: number[], drawBar: (x: number, height: number) => string) =>
  heights.map((height, at) => drawBar(16 + at * 36, height));

/** Kinds of charts, each of nine heights from 18 to 101. */
const DRAWINGS: ((heights: number[]) => ReactElement)[] = [
  (heights) => (
    <path
      className="line"
      d={`M${drawColumns(heights, (x, high) => `${x} ${150 - high}`).join("L")}`}
    />
  ),
  (heights) => (
    <path className="wide" d={drawColumns(heights, (x, high) => `M${x} 164v${-high}`).join("")} />
  ),
  (heights) => (
    <>
      <path
        className="line"
        d={drawColumns(heights, (x, high) => `M${x} ${140 - high}v52`).join("")}
      />
      <path
        className="wide"
        d={drawColumns(heights, (x, high) => `M${x} ${156 - high}v20`).join("")}
      />
    </>
  ),
  (heights) => (
    <path
      className="area"
      d={`M-20 190L${drawColumns(heights, (x, high) => `${x} ${150 - high}`).join("L")}L340 190z`}
    />
  ),
];

const Picture = styled.img({
  display: "block",
  width: "100%",
  height: "100%",
  // The preview image has two bars around the video's frame.
  objectFit: "cover",
});

const Poster = styled.svg({
  display: "block",
  width: "100%",
  height: "100%",
  fill: "none",
  background: color.inverse,
  color: color.inverseSoft,
  "& .grid": { stroke: color.inverseLine },
  "& .line": { stroke: "currentColor", strokeWidth: 2.5, strokeLinejoin: "round", opacity: 0.6 },
  "& .wide": { stroke: "currentColor", strokeWidth: 18, opacity: 0.45 },
  "& .area": { fill: "currentColor", opacity: 0.35 },
  "&[data-poster='1']": { color: color.inverseAccent },
  "&[data-poster='2']": {
    background: color.inverseLine,
    color: color.inverseInk,
    "& .grid": { stroke: color.inverse },
  },
});

const PlayMark = styled.svg({
  position: "absolute",
  inset: 0,
  width: "19%",
  margin: "auto",
  // The edge makes the mark visible on pale pictures.
  "& circle": {
    fill: color.inverseAccent,
    stroke: color.inverse,
    strokeWidth: 3,
    transition: `opacity ${motion.duration}`,
  },
  "& path": { fill: color.inverse },
  "button:hover > & circle": { opacity: 0.85 },
});
