import { graphql, type PageProps } from "gatsby";
import { createBreadcrumbs, createPageHead } from "../app/page-head";
import { calendarText } from "../features/ipos/calendar-text";
import { IpoCalendar } from "../features/ipos/ipo-calendar";
import type { InitialData } from "../live/hooks";
import type { CalendarIpo } from "../shared/domain/ipo-events";
import { paths } from "../shared/domain/paths";

type Data = { ipos: InitialData<CalendarIpo[]> | null; today: { data: string } | null };

/** The days of IPOs by month (IPO-14). */
export default function IpoCalendarPage({ data }: PageProps<Data>) {
  return <IpoCalendar initialData={data.ipos} builtOn={data.today?.data ?? ""} />;
}

export const Head = createPageHead({
  meta: calendarText.meta,
  breadcrumbs: createBreadcrumbs(calendarText.title, paths.ipoCalendar()),
});

export const query = graphql`
  query IpoCalendarResponses {
    ipos: lastResponse(name: { eq: "ipoDays" }) {
      at
      data
    }
    today: lastResponse(name: { eq: "today" }) {
      data
    }
  }
`;
