import styled from "@emotion/styled";
import { useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { color, media, radius, space, text } from "../theme/tokens";
import { Button } from "./button";
import { focusElement } from "./focus";

export const ResultCount = styled.p({
  minHeight: "1.6em",
  marginBlock: `${space[4]} ${space[3]}`,
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
  [media.print]: { breakAfter: "avoid" },
});

/** Rows, or a state in their place; tall enough that nothing in view moves when they load. */
export const Results = styled.div({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: space[5],
  minHeight: "36rem",
  "& > *": { width: "100%" },
  "& > button": { width: "auto" },
  [media.print]: { display: "block", minHeight: 0 },
  // Without JavaScript nothing will load.
  [media.noScript]: { "&[data-empty='true'], & > button": { display: "none" } },
});

export const NoResults = styled.div({
  display: "grid",
  gap: space[2],
  padding: `${space[8]} ${space[4]}`,
  textAlign: "center",
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
  color: color.inkSoft,
  "& > p:first-of-type": { color: color.ink, fontSize: text.xl },
});

/** Rows shown at first, and added by 'Show more' (docs/decisions/0010-long-tables.md). */
const ROWS_PER_STEP = 50;

const ROWS = ":scope > li, tbody > tr";

/** Returns the row limit, which another `view` resets, and a button that shows and focuses more. */
export function useShownRows(view: string, total: number, label: string) {
  const [shown, setShown] = useState({ view, limit: ROWS_PER_STEP });
  const limit = shown.view === view ? shown.limit : ROWS_PER_STEP;
  const showMore = ({ currentTarget: button }: MouseEvent) => {
    const list = button.previousElementSibling;
    flushSync(() => setShown({ view, limit: limit + ROWS_PER_STEP }));
    if (!button.isConnected) focusElement(list?.querySelectorAll<HTMLElement>(ROWS)[limit]);
  };
  const more = total > limit && (
    <Button variant="outlined" onClick={showMore}>
      {label}
    </Button>
  );
  return { limit, more };
}
