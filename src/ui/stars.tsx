import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useRef } from "react";
import { color, motion } from "../theme/tokens";
import { useHydrated } from "./use-hydrated";
import { useInCentre } from "./use-in-view";

type StarsProps = {
  /** 0 to 5, with partial stars. */
  value: number;
  appear?: boolean;
};

const COUNT = 5;
const SIDE = 24;
// Width per tenth of a star's area: less than 2.4, because a star is thin at its tips.
const TENTH = 1.23;
const STAR =
  "M12 2.5l2.9 6.25 6.85.8-5.05 4.7 1.33 6.75L12 17.65 5.97 21l1.33-6.75-5.05-4.7 6.85-.8z";

/** A rating in five stars, with the number as accessible name. */
export function Stars({ value, appear = false }: StarsProps) {
  const ref = useRef<SVGSVGElement>(null);
  const isHydrated = useHydrated();
  const isReached = useInCentre(ref);
  return (
    <Row
      ref={ref}
      role="img"
      aria-label={`${value} out of ${COUNT} stars`}
      viewBox={`0 0 ${COUNT * SIDE} ${SIDE}`}
      data-appear={appear && isHydrated ? (isReached ? "now" : "waiting") : undefined}
    >
      {computeStarParts(value).map((part, index) => (
        <g key={index} transform={`translate(${index * SIDE} 0)`} data-part={part}>
          <path className="outline" d={STAR} />
          {part > 0 && (
            <svg width={toWidth(part)} height={SIDE} viewBox={`0 0 ${toWidth(part)} ${SIDE}`}>
              <path className="fill" d={STAR} />
            </svg>
          )}
        </g>
      ))}
    </Row>
  );
}

/** Returns the filled part of each star, from 0 to 1 in hundredths. */
export function computeStarParts(value: number): number[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const part = Math.min(1, Math.max(0, value - index));
    return Math.round(part * 100) / 100;
  });
}

function toWidth(part: number): number {
  return part === 1 ? SIDE : SIDE / 2 + (part - 0.5) * 10 * TENTH;
}

const rise = keyframes({ from: { opacity: 0, transform: "scale(0.6)" } });

const Row = styled.svg({
  width: "6.5em",
  height: "1.3em",
  "& path": { strokeWidth: 1.25, strokeLinejoin: "round" },
  // Another colour, so that the missing part of a star is visible.
  "& .outline": { fill: "none", stroke: color.lineStrong },
  "& .fill": { fill: color.highlight, stroke: color.highlight },
  // Never where nothing appears: on paper and under reduced motion.
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "&[data-appear='waiting'] path": { opacity: 0 },
  },
  "@media (forced-colors: active)": {
    "& .outline": { stroke: "CanvasText" },
    "& .fill": { fill: "CanvasText", stroke: "CanvasText" },
  },
  "&[data-appear='now'] path": {
    transformBox: "fill-box",
    transformOrigin: "center",
    animation: `${rise} 0.35s ${motion.ease} backwards`,
  },
  ...Object.fromEntries(
    [1, 2, 3, 4].map((index) => [
      `&[data-appear='now'] > g:nth-of-type(${index + 1}) path`,
      { animationDelay: `${index * 0.18}s` },
    ]),
  ),
});
