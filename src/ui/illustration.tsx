import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, font, surface } from "../theme/tokens";

type IllustrationProps = {
  viewBox: string;
  /** Text alternative; omitted if the illustration only decorates. */
  label?: string;
  children: ReactNode;
  framed?: boolean;
  className?: string;
};

/** A drawing. Classes of its shapes: `accent` etc. for strokes, `fill-…`, and `words…` for text. */
export function Illustration({ viewBox, label, children, framed, className }: IllustrationProps) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Drawing {...named} viewBox={viewBox} className={className} data-framed={framed || undefined}>
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
  accent: color.accent,
  "accent-tint": color.accentTint,
  highlight: color.highlight,
  "highlight-tint": color.highlightTint,
  inverse: color.inverse,
};
const strokes = {
  ink: color.ink,
  soft: color.inkSoft,
  line: color.lineStrong,
  accent: color.accent,
  highlight: color.highlight,
};

const Drawing = styled.svg({
  width: "100%",
  height: "auto",
  fill: "none",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "&[data-framed]": surface,
  ...Object.fromEntries(
    Object.entries(strokes).map(([name, stroke]) => [`& .${name}`, { stroke }]),
  ),
  ...Object.fromEntries(Object.entries(fills).map(([name, fill]) => [`& .fill-${name}`, { fill }])),
  "& .words, & .words-soft, & .words-on-accent": { fontFamily: font.text, fill: color.ink },
  "& .words-soft": { fill: color.inkSoft },
  "& .words-on-accent": { fill: color.onAccent },
});

export const HeroIllustration = styled(Illustration)({ maxWidth: "30rem", marginInline: "auto" });
