import styled from "@emotion/styled";
import { iposText } from "../../config/ipos";
import type { Ipo } from "../../contract/ipos";
import type { IpoSort } from "../../rules/ipo-sort";
import { color, media, radius, size, space, text, weight } from "../../theme/tokens";
import { IpoRow } from "./ipo-row";
import { IpoTableHead } from "./ipo-table-head";

type IpoTableProps = {
  rows: readonly Ipo[];
  sort: IpoSort | null;
  onSort: (sort: IpoSort | null) => void;
};

/**
 * IPOs in ten columns; below 64em each row is a card with labelled values. The roles say what the
 * elements are, since a table laid out as cards is no table for every browser (IPO-02).
 */
export function IpoTable({ rows, sort, onSort }: IpoTableProps) {
  return (
    <Frame {...scrollable} aria-label={iposText.list.title}>
      <Table role="table" aria-label={iposText.list.title}>
        <IpoTableHead sort={sort} onSort={onSort} />
        <Body role="rowgroup">
          {rows.map((ipo) => (
            <IpoRow key={ipo.id} ipo={ipo} />
          ))}
        </Body>
      </Table>
    </Frame>
  );
}

const scrollable = { role: "group", tabIndex: 0 } as const;

const wideEnough = "@media (min-width: 80em)";

// Between 64em and 80em the ten columns scroll in their frame; above, the headings stay in view.
const Frame = styled.div({
  [media.wide]: {
    overflowX: "auto",
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    background: color.surface,
  },
  [wideEnough]: { overflowX: "visible" },
  [media.print]: { overflow: "visible", border: 0 },
});

const Body = styled.tbody();

const Table = styled.table({
  display: "block",
  fontSize: text.sm,
  lineHeight: 1.4,
  "& thead": { display: "none" },

  "& tbody": { display: "grid", gap: space[4] },
  "& tbody tr": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space[3]} ${space[4]}`,
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    background: color.surface,
  },
  "& tbody th": {
    gridColumn: "1 / -1",
    fontSize: text.lg,
    fontWeight: weight.strong,
    lineHeight: 1.3,
    textAlign: "start",
  },
  "& td": { padding: 0 },
  "& td::before": {
    content: "attr(data-label)",
    display: "block",
    color: color.inkFaint,
    fontSize: text.xs,
  },
  "& [data-column='ipoManager'], & [data-column='review']": { gridColumn: "1 / -1" },
  "& td a": { display: "inline-flex", alignItems: "center", minHeight: "1.5rem" },

  [media.desktop]: {
    "& tbody tr": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", padding: space[5] },
    "& td[data-column='ipoManager']": { gridColumn: "auto" },
  },
  [media.wide]: {
    display: "table",
    width: "100%",
    minWidth: "70rem",
    fontSize: text.xs,
    "& thead": { display: "table-header-group" },
    "& tbody": { display: "table-row-group" },
    "& tbody tr": { display: "table-row", border: 0, background: "none" },
    "& tbody tr + tr > *": { borderTop: `1px solid ${color.line}` },
    "& tbody tr:hover": { background: color.sunken },
    "& th, & td": { padding: `${space[3]} ${space[2]}`, textAlign: "start", verticalAlign: "top" },
    "& th:first-of-type": { paddingInlineStart: space[4] },
    "& td:last-of-type, & thead th:last-of-type": { paddingInlineEnd: space[4] },
    "& tbody th": { minWidth: "10rem", fontSize: text.sm },
    "& td[data-column='ipoManager']": { minWidth: "7rem" },
    "& td::before": { content: "none" },
    "& td[data-column='review']": { minWidth: "13rem", color: color.inkSoft },
    "& td[data-numeric]": { textAlign: "end" },
    "& td[data-column$='Date'], & td[data-numeric]": { whiteSpace: "nowrap" },
    "& thead th": {
      verticalAlign: "bottom",
      borderBottom: `2px solid ${color.green}`,
      background: color.surface,
      color: color.inkSoft,
      fontWeight: weight.strong,
      lineHeight: 1.25,
    },
    "& thead button": {
      display: "inline-flex",
      alignItems: "end",
      gap: "0.125rem",
      minHeight: "1.5rem",
      padding: 0,
      border: 0,
      background: "none",
      color: "inherit",
      fontWeight: "inherit",
      textAlign: "inherit",
    },
    "& thead button > svg": { flex: "none", color: color.lineStrong },
    "& thead button:hover, & th[aria-sort$='ing']": { color: color.green },
    "& th[aria-sort$='ing'] svg": { color: color.green },
    "& thead th[data-numeric]": { textAlign: "end" },
  },
  [wideEnough]: {
    "& thead th": { position: "sticky", top: size.header },
  },
  [media.print]: { minWidth: 0, "& tr": { breakInside: "avoid" } },
});
