import type { Ipo } from "../contract/ipos";
import { IPO_EVENT_KINDS, readIpoDays, type IpoDates, type IpoEventKind } from "./ipo";
import { compareText } from "./text";

/** One day of one issue, as the calendar shows it (IPO-14). */
export type IpoEvent = {
  id: string;
  kind: IpoEventKind;
  day: string;
  company: string;
  path: string;
};

export type CalendarIpo = Pick<Ipo, "id" | "company"> & IpoDates;

/** Returns only what the calendar shows of an issue. */
export function pickDates(ipo: CalendarIpo): CalendarIpo {
  const { id, company, openingDate, closingDate, allotmentDate, listingDate } = ipo;
  return { id, company, openingDate, closingDate, allotmentDate, listingDate };
}

/** Returns the days of all issues that have a page, in order. */
export function toIpoEvents(
  ipos: readonly CalendarIpo[],
  paths: { get(id: string): string | undefined },
): IpoEvent[] {
  return ipos
    .flatMap((ipo) => {
      const path = paths.get(ipo.id);
      const days = readIpoDays(ipo);
      if (path === undefined) return [];
      return IPO_EVENT_KINDS.flatMap((kind) => {
        const day = days[kind];
        return day === null ? [] : [{ id: ipo.id, kind, day, company: ipo.company, path }];
      });
    })
    .sort((left, right) => compareText(left.day, right.day) || compareText(left.path, right.path));
}

/** Returns an ISO day moved by a number of days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, "2026-11-26".length);
}

/** Returns "2026-11" moved by a number of months. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, "2026-11".length);
}

/** Returns the weeks of a month, Monday first; null for days of other months. */
export function listWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let day = addDays(first, -weekday); day.slice(0, 7) <= month; day = addDays(day, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(day, index));
    weeks.push(week.map((date) => (date.startsWith(month) ? date : null)));
  }
  return weeks;
}
