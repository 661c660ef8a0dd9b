import styled from "@emotion/styled";
import { useDeferredValue, useMemo, useRef } from "react";
import { fillText } from "../../shared/domain/fill-text";
import { iposText } from "./text";
import { CLOSING_HOURS } from "./rules";
import { useLive, type InitialData } from "../../live/hooks";
import { IPO_STATUSES, describeNoIpos, filterIpos, readIpoFilter } from "./ipo-filter";
import { LastUpdated } from "../../app/last-updated";
import type { Ipo } from "../../shared/contract/ipos";
import { ErrorBox } from "../../ui/error-box";
import { NoResults, ResultCount, Results, useShownRows } from "../../ui/results";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import { createIpoPaths } from "../../shared/domain/ipo-paths";
import { useToday } from "../../ui/use-today";
import { IpoTable } from "./ipo-table";
import { IpoTabs } from "./ipo-tabs";
import { IPO_SORT_KINDS, isSortable, readIpoSort, sortIpos, writeIpoSort } from "./ipo-sort";
import { control, media, space } from "../../theme/tokens";
import { Choice, Field, Input } from "../../ui/field";
import { useAddressQuery } from "../../ui/use-address-query";
import { useEarlyInput } from "../../ui/use-early-input";
import { IPO_COLUMNS } from "./ipo-columns";

/** Search, status and the table of IPOs, in every state it can be in (IPO-02 … IPO-06). */
export function IpoList({
  initialData,
  builtOn,
}: {
  initialData: InitialData<Ipo[]> | null;
  builtOn: string;
}) {
  const live = useLive("ipos", { initialData });
  const { data, at, state, retry } = live;
  const now = useToday(builtOn, CLOSING_HOURS);
  const view = useIpoView(data ?? NONE, now);
  const { filter, rows, shown, change } = view;
  const { limit, more } = useShownRows(Object.values(shown).join("/"), rows.length, list.more);
  const pages = useMemo(() => createIpoPaths(initialData?.data ?? NONE), [initialData]);
  const empty = describeNoIpos(shown);
  return (
    <Section title={list.title}>
      <IpoTabs
        ipos={data ?? NONE}
        now={now}
        stage={filter.stage}
        board={filter.board}
        onStage={(stage) => change({ stage }, "push")}
        onBoard={(board) => change({ board }, "push")}
      />
      <IpoFilters {...view} />
      <ResultCount role="status">
        {data && rows.length > 0 && formatCount(rows.length, limit)}
      </ResultCount>
      <Results data-empty={data === null}>
        {state === "error" && (
          <ErrorBox title={list.failed.title} message={list.failed.text} onRetry={retry} />
        )}
        {data !== null && <LastUpdated live={live} />}
        {data === null ? (
          state === "loading" && <Spinner label={list.loading} />
        ) : rows.length === 0 ? (
          <NoResults role="status">
            <p>{empty.text}</p>
            {empty.hint && <p>{empty.hint}</p>}
          </NoResults>
        ) : (
          <>
            <IpoTable
              rows={rows.slice(0, limit)}
              now={now}
              pages={pages}
              receivedAt={at}
              sort={view.sort}
              onSort={(sort) => change({ sort: writeIpoSort(sort) }, "push")}
            />
            {more}
          </>
        )}
      </Results>
    </Section>
  );
}

const { list } = iposText;
const NONE: never[] = [];

function formatCount(total: number, limit: number): string {
  const all = fillText(total === 1 ? list.one : list.many, formatIndianNumber(total));
  return total > limit ? fillText(list.part, formatIndianNumber(limit), all) : all;
}

/** Returns filter and order of the address, and the matching IPOs, deferred while typing. */
function useIpoView(ipos: readonly Ipo[], now: string) {
  const [query, change] = useAddressQuery();
  const filter = readIpoFilter(query);
  const { status, stage, board } = filter;
  const order = query.get("sort");
  const sorted = useMemo(() => sortIpos(ipos, readIpoSort(order)), [ipos, order]);
  const search = useDeferredValue(filter.search);
  const shown = useMemo(() => ({ search, status, stage, board }), [search, status, stage, board]);
  const rows = useMemo(() => filterIpos(sorted, shown, now), [sorted, shown, now]);
  return { filter, sort: readIpoSort(order), rows, shown, change };
}

/** Filters by company and status, and the order (IPO-03). */
function IpoFilters({ filter, sort: order, change }: ReturnType<typeof useIpoView>) {
  const { search, searchHint, status, statuses, sort, unsorted } = iposText.list;
  const field = useRef<HTMLInputElement>(null);
  const setSearch = (q: string) => change({ q }, "replace");
  useEarlyInput(field, filter.search, setSearch);
  return (
    <Row role="search">
      <Field label={search}>
        <Input
          ref={field}
          name="q"
          type="search"
          placeholder={searchHint}
          autoComplete="off"
          enterKeyHint="search"
          value={filter.search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </Field>
      <Choice
        label={status}
        name="status"
        all={statuses.all}
        options={IPO_STATUSES.map((value) => ({ value, label: statuses[value] }))}
        value={filter.status}
        onChoose={(value) => change({ status: value }, "push")}
      />
      <Choice
        label={sort}
        name="sort"
        all={unsorted}
        options={orders}
        value={writeIpoSort(order)}
        onChoose={(value) => change({ sort: value }, "push")}
      />
    </Row>
  );
}

const orders = IPO_COLUMNS.filter(isSortable).flatMap((column) => {
  const { up, down } = iposText.list.directions[IPO_SORT_KINDS[column]];
  const name = iposText.columns[column];
  return [
    { value: writeIpoSort({ column, descending: false }), label: `${name}: ${up}` },
    { value: writeIpoSort({ column, descending: true }), label: `${name}: ${down}` },
  ];
});

const Row = styled.div({
  display: "grid",
  gap: space[4],
  [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)" },
  ...control,
});
