import styled from "@emotion/styled";
import type { FiiDiiInvestments } from "../../config/fii-dii-investments-schema";
import { color, font, media, space, text } from "../../theme/tokens";

/** A trading day from its opening to the figure at its end (PRD-06). */
export function DayTimeline({ items }: { items: FiiDiiInvestments["day"]["items"] }) {
  return (
    <Line role="list">
      {items.map(({ title, time, text: words }) => (
        <li key={title}>
          <p className="time">{time}</p>
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ol({
  display: "grid",
  "& > li": {
    position: "relative",
    paddingInlineStart: space[6],
    paddingBottom: space[6],
    borderInlineStart: `2px solid ${color.bandLine}`,
  },
  "& > li:last-of-type": { paddingBottom: 0 },
  "& > li::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: `calc(-0.5rem - 1px)`,
    top: "0.3rem",
    width: "1rem",
    height: "1rem",
    borderRadius: "50%",
    border: `3px solid ${color.band}`,
    background: color.bandSoft,
  },
  "& > li:last-of-type::before": { background: color.bandAccent },
  "& .time": {
    color: color.bandAccent,
    fontFamily: font.display,
    fontSize: text.xl,
    fontVariantNumeric: "lining-nums",
    lineHeight: 1.2,
  },
  "& h3": { marginTop: space[1], fontSize: text.lg },
  "& h3 + p": { marginTop: space[2], color: color.bandSoft },
  [media.wide]: {
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    "& > li": {
      paddingInline: `0 ${space[5]}`,
      paddingTop: space[6],
      paddingBottom: 0,
      borderInlineStart: 0,
      borderTop: `2px solid ${color.bandLine}`,
    },
    "& > li::before": { insetInlineStart: 0, top: `calc(-0.5rem - 1px)` },
  },
});
