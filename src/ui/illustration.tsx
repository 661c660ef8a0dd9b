import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, font, radius } from "../theme/tokens";

type IllustrationProps = {
  /** The drawing's own grid, as in SVG. */
  viewBox: string;
  /** What it shows; left out where it only accompanies the words beside it. */
  label?: string;
  /** Shapes that take their colours from the classes below. */
  children: ReactNode;
  /** A sheet of its own behind the drawing. */
  framed?: boolean;
  className?: string;
};

/**
 * A drawing of this site in the colours of its scheme. Classes for its shapes: `ink`, `soft`,
 * `line`, `green`, `saffron` draw strokes; `fill-paper`, `fill-surface`, `fill-sunken`,
 * `fill-line`, `fill-ink`, `fill-green`, `fill-green-tint`, `fill-saffron`, `fill-saffron-tint`,
 * `fill-band` fill; `words`, `words-soft` and `words-on-green` set text.
 */
export function Illustration({ viewBox, label, children, framed, className }: IllustrationProps) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Drawing
      {...named}
      viewBox={viewBox}
      focusable="false"
      className={className}
      data-framed={framed || undefined}
    >
      {children}
    </Drawing>
  );
}

const fills = {
  paper: color.paper,
  surface: color.surface,
  sunken: color.sunken,
  line: color.line,
  ink: color.ink,
  green: color.green,
  "green-tint": color.greenTint,
  saffron: color.saffron,
  "saffron-tint": color.saffronTint,
  band: color.band,
};
const strokes = {
  ink: color.ink,
  soft: color.inkSoft,
  line: color.lineStrong,
  green: color.green,
  saffron: color.saffron,
};

const Drawing = styled.svg({
  width: "100%",
  height: "auto",
  fill: "none",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "&[data-framed]": {
    border: `1px solid ${color.line}`,
    borderRadius: radius.lg,
    background: color.surface,
  },
  ...Object.fromEntries(
    Object.entries(strokes).map(([name, stroke]) => [`& .${name}`, { stroke }]),
  ),
  ...Object.fromEntries(Object.entries(fills).map(([name, fill]) => [`& .fill-${name}`, { fill }])),
  "& .words, & .words-soft, & .words-on-green": { fontFamily: font.text, fill: color.ink },
  "& .words-soft": { fill: color.inkSoft },
  "& .words-on-green": { fill: color.onGreen },
});
