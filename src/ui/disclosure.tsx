import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, motion, size, space, text, weight } from "../theme/tokens";
import { Icon } from "./icon";

type DisclosureProps = { summary: ReactNode; children: ReactNode };

/** The browser's own element, so it works without script. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <Details>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </Details>
  );
}

const Details = styled.details({
  borderBottom: `1px solid ${color.line}`,
  "& > summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    minHeight: size.touch,
    paddingBlock: space[4],
    fontSize: text.lg,
    fontWeight: weight.strong,
    lineHeight: 1.35,
    listStyle: "none",
  },
  "& > summary::-webkit-details-marker": { display: "none" },
  "& > summary > svg": {
    flex: "none",
    color: color.accent,
    transition: `transform ${motion.duration}`,
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
  // On paper nothing can be unfolded.
  [media.print]: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
  "& > summary + div": { paddingBottom: space[5], color: color.inkSoft },
});
