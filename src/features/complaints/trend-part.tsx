import styled from "@emotion/styled";
import type { investorCharter } from "../../config/investor-charter";
import type { ComplaintTrend } from "../../contract/complaint-trends";
import type { Live } from "../../live/live";
import { color, media, space } from "../../theme/tokens";
import { Spinner } from "../../ui/spinner";
import { TrendTable } from "./trend-table";

type TrendPartProps = {
  words: typeof investorCharter.complaints.monthly;
  live: Live<ComplaintTrend[]>;
  name: string;
};

/** A trend with its heading; one that fails is only logged, and the place says that it is empty. */
export function TrendPart({ words, live, name }: TrendPartProps) {
  const { state, data } = live;
  const asked = state === "ready" || state === "error";
  return (
    <Part aria-busy={state === "loading"} data-name={name}>
      <h3>{words.title}</h3>
      {data && data.length > 0 ? (
        <TrendTable words={words} rows={data} name={name} />
      ) : asked ? (
        <Nothing>{words.empty}</Nothing>
      ) : (
        <Spinner label="Loading complaint data..." />
      )}
    </Part>
  );
}

const Nothing = styled.p({ color: color.inkSoft });

// Room for twelve months and for five years, so that nothing below moves when they come.
const Part = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[4],
  "&[data-name='complaints-by-month']": { minHeight: "65.5rem" },
  "&[data-name='complaints-by-year']": { minHeight: "39.5rem" },
  [media.desktop]: {
    "&[data-name='complaints-by-month']": { minHeight: "60.5rem" },
    "&[data-name='complaints-by-year']": { minHeight: "31.5rem" },
  },
  [media.wide]: { "&[data-name='complaints-by-month']": { minHeight: "55.5rem" } },
  [media.print]: { "&[data-name]": { minHeight: 0 } },
});
