import styled from "@emotion/styled";
import { memo } from "react";
import { iposText } from "./text";
import type { Ipo } from "../../shared/contract/ipos";
import { type IpoSort, type IpoSortColumn, isSortable, chooseNextSort } from "./ipo-sort";
import { color, media, radius, size, space, text, weight } from "../../theme/tokens";
import { scrollable } from "../../ui/scrollable";
import { fillText } from "../../content/interpolate";
import { formatIpoDate, formatIpoNumber, formatIpoText, NOT_AVAILABLE } from "./ipo-values";
import { SiteLink } from "../../ui/site-link";
import { StatusBadge, type StatusTone } from "../../ui/status-badge";
import { IPO_COLUMNS, type IpoColumn, isNumeric } from "./ipo-columns";
import { IPO_STATUSES } from "./ipo-filter";
import { getStatus } from "./rules";
import { formatStrip } from "./ipo-facts";
import { IpoByline } from "./ipo-byline";
import { IpoLink } from "./ipo-link";
import { IpoSource } from "./ipo-source";
import { Icon } from "../../ui/icon";
import { cellRole, columnLabel, headerRole } from "../../ui/table-cards";

type IpoTableProps = {
  rows: readonly Ipo[];
  now: string;
  /** Paths of the built pages, by the ids of their IPOs (IPO-12). */
  pages: ReadonlyMap<string, string>;
  receivedAt: string | null;
  sort: IpoSort | null;
  onSort: (sort: IpoSort | null) => void;
};

/** IPOs in ten columns, below 64em as cards, which need roles to stay a table (IPO-02). */
export function IpoTable({ rows, now, pages, receivedAt, sort, onSort }: IpoTableProps) {
  return (
    <Frame {...scrollable} aria-label={iposText.list.title}>
      <Table role="table" aria-label={iposText.list.title}>
        <IpoTableHead sort={sort} onSort={onSort} />
        <Body role="rowgroup" data-rows="">
          {rows.map((ipo) => (
            <IpoRow
              key={ipo.id}
              ipo={ipo}
              now={now}
              page={pages.get(ipo.id)}
              receivedAt={receivedAt}
            />
          ))}
        </Body>
      </Table>
    </Frame>
  );
}

type IpoRowProps = { ipo: Ipo; page: string | undefined } & Pick<
  IpoTableProps,
  "now" | "receivedAt"
>;

/** A row, or a card on small screens. Memoised, because typing in the search renders the list again. */
const IpoRow = memo(function IpoRow({ ipo, now, page, receivedAt }: IpoRowProps) {
  const [status, strip] = [getStatus(ipo, now), formatStrip(ipo, now)];
  return (
    <tr role="row">
      {IPO_COLUMNS.map((column) =>
        column === "company" ? (
          <th key={column} scope="row" {...headerRole}>
            <span>
              {page ? <SiteLink to={page}>{ipo.company}</SiteLink> : formatIpoText(ipo.company)}
            </span>{" "}
            {status && <IpoStatus value={status} />}
            {strip && <Strip>{strip}</Strip>}
          </th>
        ) : (
          <td
            key={column}
            {...cellRole}
            data-column={column}
            data-label={iposText.columns[column]}
            data-numeric={isNumeric(column) || undefined}
          >
            {renderCell(ipo, column)}
            {column === "review" && <IpoByline ipo={ipo} />}
            {column === "review" && <IpoSource {...ipo} receivedAt={receivedAt} />}
          </td>
        ),
      )}
    </tr>
  );
});

/** An IPO's status; an open issue, and one that was stopped, are emphasised (IPO-02, IPO-20). */
function IpoStatus({ value }: { value: string }) {
  const status = STATUSES.find((name) => name === value);
  return (
    <StatusBadge tone={TONES[status ?? "closed"] ?? "grey"}>
      {status ? iposText.list.statuses[status] : value}
    </StatusBadge>
  );
}

const STATUSES = [...IPO_STATUSES, "upcoming", "withdrawn", "postponed"] as const;
const TONES: Partial<Record<(typeof STATUSES)[number], StatusTone>> = {
  open: "green",
  withdrawn: "red",
  postponed: "yellow",
};

const Strip = styled.small({ display: "block", color: color.inkSoft, fontWeight: weight.regular });

function renderCell(ipo: Ipo, column: Exclude<IpoColumn, "company">) {
  switch (column) {
    // IPO-04 formats the manager like a date, which leaves names unchanged.
    case "ipoManager":
    case "openingDate":
    case "closingDate":
    case "listingDate":
      return formatIpoDate(ipo[column]);
    case "issuePrice":
    case "issueAmountCr":
      return formatIpoNumber(ipo[column]);
    case "reportUrl":
      return ipo.reportUrl === null ? NOT_AVAILABLE : renderReportLink(ipo.reportUrl, ipo.company);
    default:
      return formatIpoText(ipo[column]);
  }
}

function renderReportLink(url: string, company: string) {
  const { view, viewOf } = iposText.list;
  return (
    <IpoLink url={url} hint={fillText(viewOf, company)}>
      {view}
    </IpoLink>
  );
}

/** The column names. A click sorts ascending, the next descending, the third in the API's order. */
function IpoTableHead({ sort, onSort }: Pick<IpoTableProps, "sort" | "onSort">) {
  return (
    <thead>
      <tr role="row">
        {IPO_COLUMNS.map((column) => (
          <th
            key={column}
            scope="col"
            role="columnheader"
            data-column={column}
            data-numeric={isNumeric(column) || undefined}
            aria-sort={isSortable(column) ? getAriaSort(sort, column) : undefined}
          >
            {isSortable(column) ? (
              <button type="button" onClick={() => onSort(chooseNextSort(sort, column))}>
                {iposText.columns[column]}
                <Icon name={getSortIcon(sort, column)} side={1} />
              </button>
            ) : (
              iposText.columns[column]
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function getAriaSort(sort: IpoSort | null, column: IpoColumn) {
  if (sort?.column !== column) return "none";
  return sort.descending ? "descending" : "ascending";
}

function getSortIcon(sort: IpoSort | null, column: IpoSortColumn) {
  if (sort?.column !== column) return "sort";
  return sort.descending ? "sort-down" : "sort-up";
}

// Between 64em and 80em the ten columns scroll in their frame; above, the headings stay in view.
const Frame = styled.div({
  [media.wide]: {
    overflowX: "auto",
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    background: color.surface,
  },
  [media.extraWide]: { overflowX: "visible" },
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
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[1]} ${space[3]}`,
    fontSize: text.lg,
    fontWeight: weight.strong,
    lineHeight: 1.3,
    textAlign: "start",
  },
  "& th, & td": { padding: 0, overflowWrap: "anywhere" },
  "& td::before": columnLabel,
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
    "& thead": { display: "table-header-group" },
    "& tbody": { display: "table-row-group" },
    "& tbody tr": { display: "table-row", border: 0, background: "none" },
    "& tbody tr + tr > *": { borderTop: `1px solid ${color.line}` },
    "& tbody tr:hover": { background: color.sunken },
    "& th, & td": { padding: `${space[3]} ${space[2]}`, textAlign: "start", verticalAlign: "top" },
    "& th:first-of-type": { paddingInlineStart: space[4] },
    "& td:last-of-type, & thead th:last-of-type": { paddingInlineEnd: space[4] },
    "& tbody th": { display: "table-cell", minWidth: "9.5rem", fontSize: text.sm },
    "& tbody th > span:first-of-type": { display: "block", marginBottom: space[2] },
    "& td[data-column='listingDate']": { minWidth: "7rem" },
    "& td[data-column='ipoManager'], & td[data-column='rating']": { minWidth: "5.5rem" },
    "& td::before": { content: "none" },
    "& td[data-column='review']": { minWidth: "10.5rem", color: color.inkSoft },
    "& td[data-numeric], & thead th[data-numeric]": { textAlign: "end" },
    // Without the listing date, which may be a text such as 'To be announced' and then wraps.
    "& td[data-numeric], & td:is([data-column='openingDate'], [data-column='closingDate'])": {
      whiteSpace: "nowrap",
    },
    "& thead th": {
      overflowWrap: "normal",
      verticalAlign: "bottom",
      borderBottom: `2px solid ${color.accent}`,
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
      fontWeight: "inherit",
      textAlign: "inherit",
    },
    "& thead button > svg": { flex: "none", color: color.lineStrong },
    "& thead button:hover, & th[aria-sort$='ing'] :is(button, svg)": { color: color.accent },
  },
  [media.extraWide]: { "& thead th": { position: "sticky", top: size.header } },
  // Without JavaScript a sort button looks like a plain column name.
  [media.noScript]: {
    "& thead button": { display: "contents", pointerEvents: "none" },
    "& thead button > svg": { display: "none" },
  },
  [media.print]: { minWidth: 0, "& tr": { breakInside: "avoid" } },
});
