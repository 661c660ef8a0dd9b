import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, motion, size, space, text, weight } from "../theme/tokens";
import { Icon } from "./icon";

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Disclosures of one name close one another. */
  name?: string;
};

/** A question that opens its answer: the browser's own element, so it works without script. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <Details open={open} name={name}>
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
    color: color.green,
    transition: `transform ${motion.moment}`,
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
  "& > summary + div": { paddingBottom: space[5], color: color.inkSoft, maxWidth: size.text },
});
