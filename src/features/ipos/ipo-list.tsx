import { iposText } from "../../config/ipos";
import { useIpos } from "../../live/use-ipos";
import { noIposText } from "../../rules/ipo-filter";
import { Button } from "../../ui/button";
import { ErrorBox } from "../../ui/error-box";
import { NoResults, ResultCount, Results } from "../../ui/results";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { useShownRows } from "../../ui/use-shown-rows";
import { IpoFilters } from "./ipo-filters";
import { IpoTable } from "./ipo-table";
import { useIpoView } from "./use-ipo-view";

/** Search, status and the table of IPOs, in every state it can be in (IPO-02 … IPO-06). */
export function IpoList() {
  const { data, state, retry } = useIpos();
  const { controls, rows, shown } = useIpoView(data ?? NONE);
  const { limit, showMore } = useShownRows(`${shown.search}/${shown.status}`);
  const empty = noIposText(shown);
  return (
    <Section title={iposText.list.title}>
      <IpoFilters controls={controls} />
      <ResultCount role="status">
        {data && rows.length > 0 && countText(rows.length, limit)}
      </ResultCount>
      <Results>
        {state === "error" && !data ? (
          <ErrorBox
            title="Error"
            message="Failed to fetch IPOs. Please try again later."
            onRetry={retry}
          />
        ) : data === null ? (
          state === "loading" && <Spinner label="Loading IPOs..." />
        ) : rows.length === 0 ? (
          <NoResults role="status">
            <p>{empty.text}</p>
            {empty.hint && <p>{empty.hint}</p>}
          </NoResults>
        ) : (
          <>
            <IpoTable rows={rows.slice(0, limit)} sort={controls.sort} onSort={controls.setSort} />
            {rows.length > limit && (
              <Button look="outlined" onClick={showMore}>
                {iposText.list.more}
              </Button>
            )}
          </>
        )}
      </Results>
    </Section>
  );
}

const NONE: never[] = [];

const indian = new Intl.NumberFormat("en-IN");

function countText(total: number, limit: number): string {
  const all = `${indian.format(total)} ${total === 1 ? "IPO" : "IPOs"}`;
  return total > limit ? `Showing ${indian.format(limit)} of ${all}` : all;
}
