import styled from "@emotion/styled";
import { fillText } from "../../shared/domain/fill-text";
import { reportsText } from "./text";
import { useLive, type InitialData } from "../../live/hooks";
import { color, control, media, space, text, weight, aside, size } from "../../theme/tokens";
import { LastUpdated } from "../../app/last-updated";
import type { Report } from "../../shared/contract/reports";
import { Button } from "../../ui/button";
import { NoResults, ResultCount, Results, useShownRows } from "../../ui/results";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { MONTHS } from "../../shared/contract/read-date";
import {
  REPORT_CATEGORIES,
  filterReports,
  listReportYears,
  type ReportFilter,
  chooseStatusTone,
} from "./report-filter";
import { Choice } from "../../ui/field";
import { useMemo, memo } from "react";
import { useAddressQuery } from "../../ui/use-address-query";
import { useDeviceLink } from "../../layout/links/app-link";
import { formatNumericDate } from "../../shared/domain/dates";
import { StatusBadge } from "../../ui/status-badge";

/** One report with issue date, price and link to the app (RPT-02). */
const ReportCard = memo(function ReportCard({ report }: { report: Report }) {
  const { card } = reportsText;
  const facts = [
    [card.issueDate, formatNumericDate(report.issueDate) ?? report.issueDate],
    [card.issueMonth, report.issueMonth],
    [card.issueYear, report.issueYear],
    [card.issuePrice, report.issuePrice],
  ] as const;
  return (
    <Sheet>
      <div>
        <Tags>
          {report.status && (
            <StatusBadge tone={chooseStatusTone(report.status)}>{report.status}</StatusBadge>
          )}
          <span>{getCategoryName(report.category)}</span>
        </Tags>
        <h3>{report.heading}</h3>
      </div>
      <Meta>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || card.missing}</dd>
          </div>
        ))}
      </Meta>
      <App>
        <p>{card.app}</p>
        <a href={useDeviceLink()} rel="noopener">
          {card.download}
        </a>
      </App>
    </Sheet>
  );
});

function getCategoryName(category: string): string {
  const match = REPORT_CATEGORIES.find((name) => name === category);
  return match ? reportsText.list.categories[match] : category;
}

const Sheet = styled.article({
  display: "grid",
  gap: space[4],
  paddingBlock: space[5],
  "& h3": { fontSize: text.xl },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr) 12.5rem",
    alignItems: "center",
    gap: space[6],
  },
});

const Tags = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBottom: space[3],
  color: color.inkSoft,
  fontSize: text.sm,
  fontWeight: weight.medium,
});

const Meta = styled.dl({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[3]} ${space[4]}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  "& dt": { color: color.inkFaint, fontSize: text.xs },
  "& dd": { fontSize: text.sm, fontWeight: weight.medium },
  [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const App = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[4]}`,
  fontSize: text.sm,
  "& > p": { color: color.inkFaint, fontSize: text.xs },
  "& > a": { paddingBlock: space[1] },
  [media.wide]: { display: "grid", justifyItems: "end" },
  [media.print]: { display: "none" },
});

/** The filters and the reports; a failed call without built data shows none (RPT-01 … RPT-03). */
export function ReportList({ initialData }: { initialData: InitialData<Report[]> | null }) {
  const live = useLive("reports", { initialData });
  const { data, state } = live;
  const { rows, ...controls } = useReportView(data ?? NONE);
  const view = Object.values(controls.filter).join("/");
  const { limit, more } = useShownRows(view, rows.length, list.more);
  const isSettled = data !== null || state === "error";
  return (
    <Section title={list.title}>
      <ReportFilters {...controls} />
      <ResultCount role="status">
        {isSettled &&
          rows.length > 0 &&
          fillText(rows.length === 1 ? list.one : list.many, rows.length)}
      </ResultCount>
      <Results data-empty={data === null}>
        {data !== null && <LastUpdated live={live} />}
        {!isSettled ? (
          state === "loading" && <Spinner label={list.loading} />
        ) : rows.length === 0 ? (
          <NoResults role="status">
            <p>{list.none}</p>
            <p>{list.hint}</p>
          </NoResults>
        ) : (
          <>
            <List role="list" data-rows="">
              {rows.slice(0, limit).map((report) => (
                <li key={report.id}>
                  <ReportCard report={report} />
                </li>
              ))}
            </List>
            {more}
          </>
        )}
      </Results>
    </Section>
  );
}

const { list } = reportsText;
const NONE: never[] = [];

function ReportFilters({ years, filter, set }: Omit<ReturnType<typeof useReportView>, "rows">) {
  const categories = REPORT_CATEGORIES.map((value) => ({ value, label: list.categories[value] }));
  const choices = [
    { name: "category", label: list.category, all: list.categories.all, options: categories },
    { name: "month", label: list.month, all: list.allMonths, options: MONTHS.map(toOption) },
    { name: "year", label: list.year, all: list.allYears, options: years.map(toOption) },
  ] as const;
  return (
    <Row role="search">
      {choices.map(({ name, ...choice }) => (
        <Choice
          key={name}
          name={name}
          {...choice}
          value={filter[name]}
          onChoose={(value) => set({ [name]: value })}
        />
      ))}
      <Button
        type="button"
        variant="outlined"
        onClick={() => set({ category: "", month: "", year: "" })}
      >
        {list.reset}
      </Button>
    </Row>
  );
}

const toOption = (value: string) => ({ value, label: value });

const List = styled.ul({
  "& > li": { borderTop: `1px solid ${color.line}` },
  "& > li:last-child": { borderBottom: `1px solid ${color.line}` },
});

const Row = styled.div({
  display: "grid",
  gap: space[4],
  alignItems: "end",
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) auto" },
  ...control,
});

/** Returns the address's filters (?category=&month=&year=) and the matching reports (RPT-01). */
function useReportView(reports: readonly Report[]) {
  const [query, changeQuery] = useAddressQuery();
  const category = query.get("category") ?? "";
  const month = query.get("month") ?? "";
  const year = query.get("year") ?? "";
  const rows = useMemo(
    () => filterReports(reports, { category, month, year }),
    [reports, category, month, year],
  );
  const years = useMemo(() => listReportYears(reports), [reports]);
  const setFilter = (filter: Partial<ReportFilter>) => changeQuery(filter, "push");
  return { rows, years, filter: { category, month, year }, set: setFilter };
}

/** Explains the statuses, also without JavaScript. */
export function ReportStatuses() {
  const { statuses, note } = reportsText;
  return (
    <Section title={statuses.title} lead={statuses.lead} tone="sunken">
      <Terms>
        {statuses.terms.map(({ status, meaning }) => (
          <div key={status}>
            <dt>
              <StatusBadge tone={chooseStatusTone(status)}>{status}</StatusBadge>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Terms>
      <Note>{note}</Note>
    </Section>
  );
}

const Terms = styled.dl({
  "& > div": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[4],
    borderTop: `1px solid ${color.line}`,
  },
  "& dd": { maxWidth: size.text, color: color.inkSoft },
  [media.desktop]: { "& > div": { gridTemplateColumns: "12rem minmax(0, 1fr)", gap: space[5] } },
});

const Note = styled.p({ maxWidth: size.text, marginTop: space[5], ...aside, fontSize: text.sm });
