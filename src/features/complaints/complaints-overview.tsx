import styled from "@emotion/styled";
import { useEffect } from "react";
import { paths } from "../../shared/domain/paths";
import { useLive, type InitialData } from "../../live/hooks";
import { LastUpdated } from "../../app/last-updated";
import type { ComplaintTrend } from "../../shared/contract/complaint-trends";
import { color, displayFace, media, space, surface, text } from "../../theme/tokens";
import { Counter } from "../../ui/counter";
import { Section } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import { useNearViewport } from "../../ui/use-in-view";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { OverdueNotice } from "./overdue-notice";
import source from "../../../content/complaints-overview.yaml";
import type { schema } from "./overview-text.schema";
import { readTexts } from "../../content/content-text";

/** The newest month's complaints count up (HOM-11). Without figures the panel keeps its size. */
export function ComplaintsOverview({
  initialData,
}: {
  initialData: InitialData<ComplaintTrend[]> | null;
}) {
  const [ref, isNear] = useNearViewport("600px");
  const live = useLive("monthlyComplaints", { when: isNear, initialData });
  const { state, data } = live;
  const isEmpty = state === "ready" && data?.length === 0;
  useEffect(() => {
    if (isEmpty) console.error("Error fetching monthly complaints:", "No data found");
  }, [isEmpty]);

  const month = data?.at(-1);
  const { eyebrow, title, waiting, lead, link, missing, figures } = complaintsOverview;
  return (
    <div ref={ref}>
      <Panel eyebrow={eyebrow} title={month ? `${title} ${month.period}` : waiting} lead={lead}>
        <LastUpdated live={live} />
        <OverdueNotice months={month ? data : null} />
        <Figures aria-busy={state === "loading"}>
          {KEYS.map((key) => (
            <div key={key}>
              <dt>{figures[key]}</dt>
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

const KEYS = ["received", "carriedForward", "resolved", "pending"] as const;

const complaintsOverview = readTexts<typeof schema>(source);

// Reserves two lines for the title on small screens, so that the month's name moves nothing.
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
  ...surface,
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
    ...displayFace,
    fontSize: text.xxxl,
    lineHeight: 1.1,
    fontVariantNumeric: "tabular-nums lining-nums",
  },
  [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});
