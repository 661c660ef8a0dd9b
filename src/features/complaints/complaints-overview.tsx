import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { complaintsOverview } from "../../config/complaints-overview";
import { paths } from "../../config/paths";
import type { ComplaintTrend } from "../../contract/complaint-trends";
import { useComplaintTrends } from "../../live/use-complaint-trends";
import { color, font, media, radius, space, text } from "../../theme/tokens";
import { Counter } from "../../ui/counter";
import { Section } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import { useNearViewport } from "../../ui/use-near-viewport";
import { VisuallyHidden } from "../../ui/visually-hidden";

/**
 * The newest month's complaints, in figures that count up (HOM-11). Without figures the panel keeps
 * its size, its labels and its way to the charter; what went wrong is only logged.
 */
export function ComplaintsOverview() {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearViewport(ref, "600px");
  const { state, data } = useComplaintTrends("monthly", { when: near });
  const empty = state === "ready" && data?.length === 0;
  useEffect(() => {
    if (empty) console.error("Error fetching monthly complaints:", "No data found");
  }, [empty]);

  const month = data?.at(-1);
  const { eyebrow, title, waiting, lead, link, missing } = complaintsOverview;
  return (
    <div ref={ref}>
      <Panel eyebrow={eyebrow} title={month ? `${title} ${month.period}` : waiting} lead={lead}>
        <Figures aria-busy={state === "loading"}>
          {figures.map(({ key, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {month ? (
                  <Counter to={month[key]} />
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <VisuallyHidden>{missing}</VisuallyHidden>
                  </>
                )}
              </dd>
            </div>
          ))}
        </Figures>
        <p>
          <SiteLink to={paths.investorCharter()}>{link}</SiteLink>
        </p>
      </Panel>
    </div>
  );
}

const figures = [
  { key: "received", label: "Received during the month" },
  { key: "carriedForward", label: "Carried Forward" },
  { key: "resolved", label: "Resolved during the month" },
  { key: "pending", label: "Pending at the end of the month" },
] as const satisfies { key: keyof ComplaintTrend; label: string }[];

// Two lines for the title where it may take two, so that the month's name moves nothing.
const Panel = styled(Section)({
  "& h2[id]": { minHeight: "2.28em", fontSize: text.xxl },
  [media.wide]: { "& h2[id]": { minHeight: "1.14em" } },
});

const Figures = styled.dl({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 1,
  overflow: "hidden",
  margin: `0 0 ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.line,
  "& > div": {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space[1],
    padding: space[5],
    background: color.surface,
  },
  "& dt": { color: color.inkSoft, fontSize: text.sm },
  "& dd": {
    margin: 0,
    fontFamily: font.display,
    fontSize: text.xxxl,
    lineHeight: 1.1,
    fontVariantNumeric: "tabular-nums lining-nums",
  },
  [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});
