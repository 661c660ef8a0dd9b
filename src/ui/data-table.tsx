import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { color, media, radius, space, text, weight } from "../theme/tokens";
import { scrollable, createScrollHint } from "./scrollable";
import { visuallyHidden } from "./visually-hidden";
import { columnLabel, tableCell } from "./table-cards";

type DataTableProps = {
  /** The table's caption; also the name of the part that scrolls. */
  caption: ReactNode;
  /** thead, tbody and tfoot. Figures have `data-numeric`; a row of sums belongs to tfoot. */
  children: ReactNode;
  /** Hides the caption visually if a heading above has the same text. */
  captionHidden?: boolean;
  /** Shows rows as cards on small screens: cells need `data-label`, rows and cells a role. */
  hasCards?: boolean;
  className?: string;
};

/** A table in a box that scrolls sideways and can be reached by keyboard. */
export function DataTable(props: DataTableProps) {
  const { caption, children, captionHidden, hasCards, className } = props;
  const id = useId();
  return (
    <Frame {...scrollable} aria-labelledby={id} className={className}>
      <table role={hasCards ? "table" : undefined}>
        <caption id={id} data-hidden={captionHidden || undefined}>
          <span>{caption}</span>
        </caption>
        {children}
      </table>
    </Frame>
  );
}

const Frame = styled.div({
  ...createScrollHint(color.surface),
  containerType: "inline-size",
  overscrollBehaviorX: "contain",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  "& table": { width: "100%", fontSize: text.sm, lineHeight: 1.45 },
  "& caption": {
    padding: `${space[4]} ${space[4]} ${space[2]}`,
    textAlign: "start",
    fontWeight: weight.strong,
    fontSize: text.md,
  },
  // As wide as the frame, and in view, however wide the table is.
  "& caption > span": {
    position: "sticky",
    insetInlineStart: space[4],
    display: "block",
    maxWidth: `calc(100cqi - 2 * ${space[4]})`,
  },
  "& caption[data-hidden]": { ...visuallyHidden, padding: 0 },
  "& th, & td": tableCell,
  "& thead th": {
    borderBottom: `2px solid ${color.accent}`,
    color: color.inkSoft,
    fontWeight: weight.strong,
    verticalAlign: "bottom",
  },
  "& tbody th": { fontWeight: weight.medium },
  "& :is(tbody, tfoot) th": { minWidth: "7.5rem" },
  "& tbody tr + tr > *": { borderTop: `1px solid ${color.line}` },
  "& tfoot > tr > *": {
    borderTop: `2px solid ${color.lineStrong}`,
    background: color.sunken,
    fontWeight: weight.bold,
  },
  "& [data-numeric]": { textAlign: "end", whiteSpace: "nowrap" },
  "& thead [data-numeric]": { whiteSpace: "normal" },
  [media.mobile]: {
    "& table[role]": {
      "&, & caption, & tbody, & tr, & tbody th, & td": { display: "block" },
      "& thead": visuallyHidden,
      "& tbody tr": { paddingBlock: space[3] },
      "& tbody th, & td": { padding: `${space[1]} ${space[4]}`, overflowWrap: "anywhere" },
      "& tbody tr + tr > td": { borderTop: 0 },
      "& td::before": columnLabel,
    },
  },
  [media.print]: {
    overflow: "visible",
    background: "none",
    border: 0,
    borderRadius: 0,
    "& thead": { display: "table-header-group" },
    "& tr": { breakInside: "avoid" },
    // Narrow, because the fallback font (font-display) is wider.
    "& th, & td": { padding: space[1], border: `1px solid ${color.line}` },
  },
});
