import styled from "@emotion/styled";
import { memo } from "react";
import { iposText } from "./text";
import { getStatus } from "./rules";
import type { Ipo } from "../../shared/contract/ipos";
import { type IpoSort, type IpoSortColumn, isSortable, chooseNextSort } from "./ipo-sort";
import { color, media, radius, size, space, text, weight } from "../../theme/tokens";
import { fillText } from "../../shared/domain/fill-text";
import { formatIpoDate, formatIpoNumber, formatIpoText, NOT_AVAILABLE } from "./ipo-values";
import { SiteLink } from "../../ui/site-link";
import { StatusBadge, type StatusTone } from "../../ui/status-badge";
import { IPO_COLUMNS, type IpoColumn, isNumeric } from "./ipo-columns";
import { IPO_STATUSES } from "./ipo-filter";
import { formatStrip } from "./ipo-facts";
import { IpoByline } from "./ipo-byline";
import { IpoLink } from "./ipo-link";
import { IpoSource } from "./ipo-source";
import { Icon } from "../../ui/icon";
import { visuallyHidden } from "../../ui/visually-hidden";
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

/** IPOs in rows of two lines, below 64em as cards; roles keep both a table (IPO-02). */
export function IpoTable({ rows, now, pages, receivedAt, sort, onSort }: IpoTableProps) {
  const shared = findSharedStatement(rows);
  return (
    <>
      {shared !== null && <Shared>{fillText(iposText.list.holding, shared)}</Shared>}
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
              shared={shared}
            />
          ))}
        </Body>
      </Table>
    </>
  );
}

/** Returns the holding statement of most rows, which then is above them once; null without one. */
function findSharedStatement(rows: readonly Ipo[]): string | null {
  const statements = rows.flatMap(({ holdingStatement }) => holdingStatement ?? []);
  const count = (text: string) => statements.filter((statement) => statement === text).length;
  return (
    [...new Set(statements)].find((text) => count(text) > rows.length / 2 && count(text) > 1) ??
    null
  );
}

type IpoRowProps = { ipo: Ipo; page: string | undefined; shared: string | null } & Pick<
  IpoTableProps,
  "now" | "receivedAt"
>;

/** A row, or a card on small screens. Memoised, because typing in the search renders the list again. */
const IpoRow = memo(function IpoRow({ ipo, now, page, receivedAt, shared }: IpoRowProps) {
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
            {column === "review" && (
              <Origin>
                <IpoByline ipo={ipo} shared={shared} />{" "}
                <IpoSource {...ipo} receivedAt={receivedAt} />
              </Origin>
            )}
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
            {isSortable(column) && column !== "rating" ? (
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

const Shared = styled.p({ color: color.inkSoft, fontSize: text.sm });

const Origin = styled.div({
  marginTop: space[1],
  fontSize: text.xs,
  lineHeight: 1.35,
  textWrap: "pretty",
  "& > p, & > small": { display: "inline" },
});

const Body = styled.tbody();

const OPINION = ":is([data-column='rating'], [data-column='reportUrl'], [data-column='review'])";

const Table = styled.table({
  display: "block",
  fontSize: text.sm,
  lineHeight: 1.4,
  "& thead": { display: "none" },
  "& tbody": { display: "grid", gap: space[3] },
  "& tbody tr": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space[1]} ${space[4]}`,
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    background: color.surface,
    breakInside: "avoid",
  },
  "& tbody th": {
    gridColumn: "1 / -1",
    fontSize: text.md,
    fontWeight: weight.strong,
    lineHeight: 1.3,
    textAlign: "start",
  },
  "& th, & td": { padding: 0, overflowWrap: "anywhere" },
  "& td::before": columnLabel,
  "& td[data-column='review']": { gridColumn: "1 / -1" },
  "& td[data-column='review']::before": { display: "inline", marginInlineEnd: space[2] },
  "& td a": { display: "inline-flex", alignItems: "center", minHeight: "1.5rem" },

  [media.desktop]: { "& tbody tr": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  [media.wide]: {
    "& thead": { display: "block", position: "sticky", top: size.header, zIndex: 1 },
    "& tbody": { display: "block" },
    "& tr, & tbody tr": {
      display: "grid",
      gridTemplateColumns: "repeat(36, minmax(0, 1fr))",
      gap: `${space[2]} 0`,
      padding: `${space[3]} ${space[2]}`,
      border: `1px solid ${color.line}`,
      borderRadius: 0,
    },
    "& tbody tr": { borderTop: 0 },
    "& tbody tr:hover": { background: color.sunken },
    "& th, & td": { gridColumn: "span 4", paddingInline: space[2], textAlign: "start" },
    "& tbody th, & [data-column='company']": { gridColumn: "span 10", fontSize: text.sm },
    "& [data-column='ipoManager']": { gridColumn: "span 7" },
    "& [data-column='issueAmountCr']": { gridColumn: "span 3" },
    "& td[data-column='review']": { gridColumn: "span 28", color: color.inkSoft },
    [`& td:not(${OPINION})::before`]: { content: "none" },
    "& [data-numeric]": { textAlign: "end" },
    // Labelled in each row.
    [`& thead ${OPINION}`]: visuallyHidden,
    "& thead tr": {
      alignItems: "end",
      borderBottom: `2px solid ${color.accent}`,
      background: color.surface,
      color: color.inkSoft,
    },
    "& thead th": { overflowWrap: "normal", fontWeight: weight.strong, lineHeight: 1.25 },
    "& thead th:not([data-numeric])": { paddingInlineEnd: 0 },
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
  // Without JavaScript a sort button looks like a plain column name.
  [media.noScript]: {
    "& thead button": { display: "contents", pointerEvents: "none" },
    "& thead button > svg": { display: "none" },
  },
});
