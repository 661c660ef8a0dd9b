import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, displayFace, media, size, space, text, touchSquare } from "../theme/tokens";

type StepsProps = {
  items: readonly { title: string; text?: ReactNode }[];
  layout?: "column" | "row";
};

/** Numbered steps in a column or, on wide screens with `layout`, in a row. */
export function Steps({ items, layout = "column" }: StepsProps) {
  return (
    <List role="list" data-layout={layout}>
      {items.map(({ title, text: body }) => (
        <li key={title}>
          <h3>{title}</h3>
          {body && <div>{body}</div>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol({
  display: "grid",
  counterReset: "step",
  "& > li": {
    position: "relative",
    display: "grid",
    gap: space[1],
    alignContent: "start",
    counterIncrement: "step",
    paddingInlineStart: `calc(${size.touch} + ${space[4]})`,
    paddingBottom: space[6],
    minHeight: size.touch,
  },
  "& > li:last-of-type": { paddingBottom: 0 },
  [media.print]: { display: "block", "& > li": { breakInside: "avoid" } },
  "& > li::before": {
    content: "counter(step)",
    position: "absolute",
    insetInlineStart: 0,
    top: 0,
    ...touchSquare,
    border: `1.5px solid ${color.accent}`,
    borderRadius: "50%",
    background: color.surface,
    color: color.accent,
    ...displayFace,
    fontVariantNumeric: "lining-nums",
  },
  "& > li:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: `calc(${size.touch} / 2)`,
    top: `calc(${size.touch} + ${space[1]})`,
    bottom: space[1],
    borderInlineStart: `1px solid ${color.lineStrong}`,
  },
  "& > li > :is(h3, h4)": { fontSize: text.xl, paddingTop: "0.45em" },
  "& > li > div": { maxWidth: size.text, color: color.inkSoft },
  [media.wide]: {
    "&[data-layout='row']": {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: space[5],
    },
    "&[data-layout='row'] > li": {
      paddingInlineStart: 0,
      paddingTop: `calc(${size.touch} + ${space[3]})`,
      paddingBottom: 0,
    },
    "&[data-layout='row'] > li:not(:last-of-type)::after": {
      insetInlineStart: `calc(${size.touch} + ${space[2]})`,
      insetInlineEnd: `calc(-1 * ${space[5]} + ${space[2]})`,
      top: `calc(${size.touch} / 2)`,
      bottom: "auto",
      borderInlineStart: 0,
      borderTop: `1px solid ${color.lineStrong}`,
    },
  },
});
