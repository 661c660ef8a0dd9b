import styled from "@emotion/styled";
import { formatLongDate } from "../../shared/domain/dates";
import { listWeeks, type IpoEvent } from "../../shared/domain/ipo-events";
import { color, media, radius, space, text, weight } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { calendarText } from "./calendar-text";

type ViewProps = { events: readonly IpoEvent[]; today: string };

/** Returns 'November 2026' for 2026-11. */
export const getMonthName = (month: string) =>
  (formatLongDate(`${month}-01`) ?? month).replace(/^\d+ /, "");

function EventName({ company, path, kind }: IpoEvent) {
  return (
    <>
      {path === "" ? company : <SiteLink to={path}>{company}</SiteLink>}{" "}
      <span>{calendarText.kinds[kind]}</span>
    </>
  );
}

/** A month as weeks, from 48em (IPO-14). */
export function CalendarGrid({ month, events, today }: ViewProps & { month: string }) {
  return (
    <Grid aria-label={getMonthName(month)}>
      <thead>
        <tr>
          {calendarText.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, at) => (
              <td
                key={at}
                data-today={day === today || undefined}
                aria-current={day === today ? "date" : undefined}
              >
                {day && <GridDay day={day} events={events} isToday={day === today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

type DayProps = { day: string; events: readonly IpoEvent[]; isToday: boolean };

function GridDay({ day, events, isToday }: DayProps) {
  const dayEvents = events.filter((event) => event.day === day);
  return (
    <>
      <time dateTime={day}>{Number(day.slice(-2))}</time>
      {isToday && <VisuallyHidden> {calendarText.today}</VisuallyHidden>}
      {dayEvents.length > 0 && (
        <ul role="list">
          {dayEvents.map((event) => (
            <li key={event.id + event.kind} data-kind={event.kind}>
              <EventName {...event} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type ListProps = ViewProps & {
  none: string;
  /** True to show it at every width, not only where the grid has no space. */
  isWhole?: boolean;
};

/** Days with events, one below the other (IPO-14). */
export function CalendarList({ events, today, none, isWhole = false }: ListProps) {
  const days = [...new Set(events.map(({ day }) => day))];
  if (days.length === 0) return <p>{none}</p>;
  return (
    <List role="list" data-whole={isWhole}>
      {days.map((day) => (
        <li key={day} aria-current={day === today ? "date" : undefined}>
          <time dateTime={day}>{formatLongDate(day)}</time>
          {day === today && <strong> {calendarText.today}</strong>}
          <ul role="list">
            {events
              .filter((event) => event.day === day)
              .map((event) => (
                <li key={event.id + event.kind}>
                  <EventName {...event} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </List>
  );
}

const Grid = styled.table({
  display: "none",
  [media.desktop]: { display: "table", width: "100%", tableLayout: "fixed", fontSize: text.sm },
  "& th": { padding: space[2], color: color.inkSoft, textAlign: "start" },
  "& td": {
    height: "6.5rem",
    padding: space[2],
    border: `1px solid ${color.line}`,
    background: color.surface,
    verticalAlign: "top",
  },
  "& td:empty": { background: "transparent" },
  "& td[data-today]": {
    boxShadow: `inset 0 0 0 2px ${color.accent}`,
    background: color.accentTint,
  },
  "& td[data-today] > time": { color: color.accentStrong, fontWeight: weight.bold },
  "& li": { marginTop: space[2], lineHeight: 1.3, overflowWrap: "anywhere" },
  "& li > span": { display: "block", color: color.inkSoft, fontSize: text.xs },
  "& li > a": { display: "inline-block", minHeight: "1.5rem" },
  [media.print]: { "& tr": { breakInside: "avoid" } },
});

const List = styled.ul({
  display: "grid",
  gap: space[3],
  "& > li": {
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    background: color.surface,
    breakInside: "avoid",
  },
  "& > li[aria-current]": { borderColor: color.accent, background: color.accentTint },
  "& > li > time": { fontWeight: weight.strong },
  "& li li": { marginTop: space[2], overflowWrap: "anywhere" },
  "& li li > span": { color: color.inkSoft, fontSize: text.sm, whiteSpace: "nowrap" },
  "& li a": { display: "inline-block", minHeight: "1.5rem" },
  [media.desktop]: { "&[data-whole='false']": { display: "none" } },
});
