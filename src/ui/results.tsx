import styled from "@emotion/styled";
import { useState, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { color, media, radius, space, text, weight } from "../theme/tokens";
import { Button } from "./button";
import { focusElement } from "./focus";
import { Icon } from "./icon";

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

type ErrorBoxProps = { message: ReactNode; title?: string; onRetry?: () => void };

/** An error that screen readers announce, with Retry if `onRetry` is set. */
export function ErrorBox({ message, title, onRetry }: ErrorBoxProps) {
  return (
    <Box role="alert">
      <Icon name="alert" side={1.5} />
      <div>
        {title && <Title>{title}</Title>}
        <p>{message}</p>
      </div>
      {onRetry && (
        <Button
          type="button"
          variant="outlined"
          onClick={({ currentTarget }) => {
            // The button disappears with its box, so the focus moves to the section.
            focusElement(currentTarget.closest<HTMLElement>("section, main"));
            onRetry();
          }}
        >
          Retry
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.danger}`,
  borderRadius: radius.md,
  background: color.dangerTint,
  color: color.ink,
  "& > svg": { color: color.danger },
  "& > button": { gridColumn: "1 / -1", justifySelf: "start" },
  [media.desktop]: {
    gridTemplateColumns: "auto 1fr auto",
    "& > button": { gridColumn: "auto", justifySelf: "end" },
  },
});

const Title = styled.p({ color: color.danger, fontSize: text.lg, fontWeight: weight.bold });
