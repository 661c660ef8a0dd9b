import styled from "@emotion/styled";
import type { Ipo } from "../../shared/contract/ipos";
import { color, media, space, text, weight } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { createTimeline } from "./ipo-facts";
import { ipoText } from "./page-text";

/** The days of an issue as a line with today on it; below 48em from top to bottom (IPO-11). */
export function IpoTimeline({ ipo, now }: { ipo: Ipo; now: string }) {
  const steps = createTimeline(ipo, now);
  const { title, today: mark } = ipoText.timeline;
  return (
    <Section title={title}>
      <Line role="list">
        {steps.map(({ key, label, text: detail, state }) => (
          <li
            key={key}
            data-state={state}
            data-mark={key === "today" || undefined}
            aria-current={state === "today" ? "date" : undefined}
          >
            <strong>{label}</strong> {detail !== null && <span>{detail}</span>}{" "}
            {state === "today" && key !== "today" && <small>{mark}</small>}
          </li>
        ))}
      </Line>
    </Section>
  );
}

const DOT = "0.875rem";

const Line = styled.ol({
  display: "grid",
  "& > li": {
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space[1],
    paddingBlockEnd: space[6],
    paddingInlineStart: space[6],
    overflowWrap: "anywhere",
  },
  "& > li::before": {
    content: '""',
    position: "absolute",
    top: "0.3rem",
    left: 0,
    width: DOT,
    height: DOT,
    borderRadius: "50%",
    border: `2px solid ${color.lineStrong}`,
    background: color.paper,
  },
  "& > li:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    top: "1.4rem",
    bottom: "-0.1rem",
    left: "calc(0.4375rem - 1px)",
    border: `0 solid ${color.line}`,
    borderInlineStartWidth: 2,
  },
  "& > li[data-state='past']::before": { background: color.accent, borderColor: color.accent },
  "& > li[data-state='past']::after": { borderColor: color.accent },
  "& > li[data-state='today']::before": {
    background: color.highlight,
    borderColor: color.highlight,
  },
  "& > li[data-mark]": { color: color.inkSoft },
  // Takes no space between two days, so that a page built on another day moves nothing.
  "& > li[data-mark]:not(:first-of-type)": {
    ...{ height: 0, padding: 0 },
    "&::before": { top: "-1.35rem" },
    "&::after": { display: "none" },
    "& > strong": { position: "absolute", top: "-1.7rem", left: space[6] },
  },
  "& > li:has(+ [data-mark]:last-of-type)::after": { bottom: space[5] },
  "& strong": { fontWeight: weight.strong },
  "& span": { color: color.inkSoft },
  "& small": { fontSize: text.xs, fontWeight: weight.strong },
  [media.desktop]: {
    display: "flex",
    "& > li": { flex: "1 1 0", minWidth: 0, padding: `${space[6]} ${space[3]} 0 0` },
    "& > li[data-mark]:first-of-type": { flex: "0 0 4.5rem" },
    "& > li[data-mark]:not(:first-of-type)": {
      flex: "0 0 0",
      "&::before": { top: 0, left: "-4.5rem" },
      "& > strong": { top: space[6], left: "-4.5rem" },
    },
    "& > li::before": { top: 0 },
    "& > li:not(:last-of-type)::after": {
      inset: `calc(${DOT} / 2 - 1px) 0.25rem auto 1.25rem`,
      borderWidth: "2px 0 0",
    },
    "& > li:has(+ [data-mark]:last-of-type)::after": { bottom: "auto", right: "4.5rem" },
  },
  [media.print]: { "& > li": { breakInside: "avoid" } },
});
