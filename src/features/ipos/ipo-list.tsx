import styled from "@emotion/styled";
import { useState } from "react";
import { iposText } from "../../config/ipos";
import { useIpos } from "../../live/use-ipos";
import { noIposText } from "../../rules/ipo-filter";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { ErrorBox } from "../../ui/error-box";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { IpoFilters } from "./ipo-filters";
import { IpoTable } from "./ipo-table";
import { useIpoView } from "./use-ipo-view";

/** Rows shown at first and added by 'Show more' (docs/decisions/0010-long-tables.md). */
const STEP = 50;

/** Search, status and the table of IPOs, in every state it can be in (IPO-02 … IPO-06). */
export function IpoList() {
  const { data, state, retry } = useIpos();
  const { controls, rows, shown } = useIpoView(data ?? NONE);
  const view = `${shown.search}/${shown.status}`;
  const [more, setMore] = useState({ view, limit: STEP });
  const limit = more.view === view ? more.limit : STEP;
  const empty = noIposText(shown);
  return (
    <Section title={iposText.list.title}>
      <IpoFilters controls={controls} />
      <Count role="status">{data && rows.length > 0 && countText(rows.length, limit)}</Count>
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
          <Empty role="status">
            <p>{empty.text}</p>
            {empty.hint && <p>{empty.hint}</p>}
          </Empty>
        ) : (
          <>
            <IpoTable rows={rows.slice(0, limit)} sort={controls.sort} onSort={controls.setSort} />
            {rows.length > limit && (
              <Button look="outlined" onClick={() => setMore({ view, limit: limit + STEP })}>
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

const Count = styled.p({
  minHeight: "1.6em",
  marginBlock: `${space[4]} ${space[3]}`,
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
});

// Tall enough while it waits that nothing below is seen to move when the rows come.
const Results = styled.div({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: space[5],
  minHeight: "32rem",
  "& > *": { width: "100%" },
  "& > button": { width: "auto" },
  [media.scriptless]: { display: "none" },
});

const Empty = styled.div({
  display: "grid",
  gap: space[2],
  paddingBlock: space[8],
  paddingInline: space[4],
  textAlign: "center",
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
  color: color.inkSoft,
  "& > p:first-of-type": { color: color.ink, fontSize: text.xl },
});
