import styled from "@emotion/styled";
import { color, motion } from "../../theme/tokens";

/** Drawn in the place of a service's own preview, which would tell that service who looks. */
export function VideoPoster() {
  return (
    <Sheet
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="grid"
        d="M0 45h320M0 90h320M0 135h320M64 0v180M128 0v180M192 0v180M256 0v180"
      />
      <path className="line" d="M0 142 48 126l40 12 56-46 44 14 52-40 36 10 44-30" />
      <circle className="disc" cx="160" cy="90" r="30" />
      <path className="play" d="m151 75 24 15-24 15z" />
    </Sheet>
  );
}

const Sheet = styled.svg({
  width: "100%",
  height: "100%",
  fill: "none",
  background: color.band,
  "& .grid": { stroke: color.bandLine },
  "& .line": { stroke: color.bandSoft, strokeWidth: 2.5, strokeLinejoin: "round", opacity: 0.6 },
  "& .disc": { fill: color.bandAccent, transition: `opacity ${motion.moment}` },
  "& .play": { fill: color.band },
  "button:hover > & .disc": { opacity: 0.85 },
});
