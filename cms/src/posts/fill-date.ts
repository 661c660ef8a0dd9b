import type { CollectionBeforeChangeHook } from "payload";
import { getNow, getIndianDay } from "../../../src/shared/domain/clock";
import { toIndianClock } from "../../../src/shared/contract/read-date";

/** Returns a hook that sets India's day and time on a post published without a date. */
export const fillDate =
  (siteToday: string | null): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const date: unknown = data.date ?? originalDoc?.date;
    if (data._status !== "published" || date) return data;
    const now = getNow();
    const clock = toIndianClock(now).toISOString().slice("2026-11-20".length);
    const time = new Date(`${getIndianDay(siteToday, now)}${clock.replace("Z", "+05:30")}`);
    return { ...data, date: time.toISOString() };
  };
