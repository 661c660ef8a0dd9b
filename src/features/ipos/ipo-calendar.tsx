import styled from "@emotion/styled";
import { useEffect, useMemo } from "react";
import { site } from "../../content/site";
import { useLive, type InitialData } from "../../live/hooks";
import { cutToDay } from "../../shared/domain/clock";
import {
  addDays,
  addMonths,
  toIpoEvents,
  type CalendarIpo,
  type IpoEvent,
} from "../../shared/domain/ipo-events";
import { createIpoPaths } from "../../shared/domain/ipo-paths";
import { paths } from "../../shared/domain/paths";
import { color, media, space, text } from "../../theme/tokens";
import { LastUpdated } from "../../app/last-updated";
import { ButtonAnchor, ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import { NewTabHint } from "../../ui/visually-hidden";
import { useAddressQuery } from "../../ui/use-address-query";
import { useToday } from "../../ui/use-today";
import { CalendarGrid, CalendarList, getMonthName } from "./calendar-views";
import { calendarText } from "./calendar-text";

type IpoCalendarProps = { initialData: InitialData<CalendarIpo[]> | null; builtOn: string };

/** The days of IPOs month by month; without JavaScript those of the next 60 days (IPO-14). */
export function IpoCalendar({ initialData, builtOn }: IpoCalendarProps) {
  const live = useLive("ipos", { initialData });
  const today = useToday(cutToDay(builtOn));
  const pages = useMemo(() => createIpoPaths(initialData?.data ?? []), [initialData]);
  const events = useMemo(
    // An IPO that is newer than the build has no page yet.
    () => toIpoEvents(live.data ?? [], { get: (id) => pages.get(id) ?? "" }),
    [live.data, pages],
  );
  const [query, change] = useAddressQuery();
  const month = readMonth(query.get("month")) ?? today.slice(0, "2026-11".length);
  const monthEvents = events.filter(({ day }) => day.startsWith(month));
  // The second rendering, which has the address's month, precedes the paint after effects.
  useEffect(() => void delete document.documentElement.dataset.month, []);
  return (
    <>
      <CalendarHero />
      <Monthly title={getMonthName(month)}>
        <script dangerouslySetInnerHTML={{ __html: hideBuiltMonth(builtOn.slice(0, 7)) }} />
        <LastUpdated live={live} />
        <MonthLinks
          month={month}
          current={today.slice(0, "2026-11".length)}
          onChoose={(next) => change({ month: next }, "push")}
        />
        <CalendarGrid month={month} events={monthEvents} today={today} />
        <CalendarList events={monthEvents} today={today} none={calendarText.none} />
        <p>{calendarText.note}</p>
      </Monthly>
      <NoScriptOnly title={calendarText.next.title}>
        <CalendarList
          events={listNextDays(events, today)}
          today={today}
          none={calendarText.next.none}
          isWhole
        />
      </NoScriptOnly>
    </>
  );
}

/** Hides the built month while a page loads whose address or day has another one. */
const hideBuiltMonth = (month: string) => `{
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
  if (/month=/.test(location.search) || !today.startsWith("${month}"))
    document.documentElement.dataset.month = "";
}`;

const SHOWN_DAYS = 60;

/** Returns the events of the next 60 days, which are shown without JavaScript. */
export function listNextDays(events: readonly IpoEvent[], today: string): IpoEvent[] {
  const end = addDays(today || "1970-01-01", SHOWN_DAYS);
  return events.filter(({ day }) => day >= today && day <= end);
}

/** Returns a month of the years 1900 to 2099; null for any other text. */
function readMonth(value: string | null): string | null {
  return value !== null && /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(value) ? value : null;
}

function CalendarHero() {
  const { title, lead, subscribe, google, address, list } = calendarText;
  const file = site.url + paths.ipoCalendarFile();
  const subscription = file.replace(/^https?:/, "webcal:");
  return (
    <PageHero
      title={title}
      lead={lead}
      actions={
        <ScreenOnly>
          <ButtonAnchor href={subscription}>{subscribe}</ButtonAnchor>
          <ButtonLink to={paths.ipos()} variant="outlined">
            {list}
          </ButtonLink>
        </ScreenOnly>
      }
    >
      <Address>
        <a
          target="_blank"
          rel="noopener"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`}
        >
          {google}
          <NewTabHint />
        </a>
        . {address} <a href={paths.ipoCalendarFile()}>{file}</a>
      </Address>
    </PageHero>
  );
}

type MonthLinksProps = { month: string; current: string; onChoose: (month: string) => void };

function MonthLinks({ month, current, onChoose }: MonthLinksProps) {
  const { label, earlier, later, today } = calendarText.months;
  const links = [
    { name: earlier, to: addMonths(month, -1) },
    { name: today, to: current },
    { name: later, to: addMonths(month, 1) },
  ];
  return (
    <Months aria-label={label}>
      {links.map(({ name, to }) => (
        <ButtonAnchor
          key={name}
          variant="outlined"
          href={`${paths.ipoCalendar()}?month=${to}`}
          aria-current={to === month ? "date" : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(to);
          }}
        >
          {name}
        </ButtonAnchor>
      ))}
    </Months>
  );
}

/** Hides its links on paper, without its own box on screens. */
const ScreenOnly = styled.div({ display: "contents", [media.print]: { display: "none" } });

const Address = styled.p({
  marginTop: space[4],
  color: color.inkSoft,
  fontSize: text.sm,
  overflowWrap: "anywhere",
});

const Months = styled.nav({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlock: `${space[2]} ${space[5]}`,
  [media.print]: { display: "none" },
});

const Monthly = styled(Section)({
  "html[data-month] &": { visibility: "hidden" },
  "& > div > p:last-of-type": { marginTop: space[5], color: color.inkSoft, fontSize: text.sm },
  [media.noScript]: { display: "none" },
});

const NoScriptOnly = styled(Section)({ display: "none", [media.noScript]: { display: "block" } });
