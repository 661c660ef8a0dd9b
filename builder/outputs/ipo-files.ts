import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { formatLongDate } from "../../src/shared/domain/dates";
import { IPO_EVENT_KINDS, readIpoDays } from "../../src/shared/domain/ipo";
import { paths } from "../../src/shared/domain/paths";
import type { SearchEntry } from "../../src/shared/domain/search";
import { truncateToBytes } from "../../src/shared/domain/slug";
import type { BuiltSite } from "../pages/built-pages";
import type { StoredEvent } from "../source/ipo-calendar";
import { createCalendarText, type CalendarTexts } from "./calendar-text";
import { writeIfChanged } from "./write-if-changed";

/** The entries of each file that this process wrote, as JSON by file. */
const written = new Map<string, string>();

/** Writes the calendar of all IPOs and one next to each page. Returns the pages whose calendar changed (IPO-15). */
export function writeCalendars(
  root: string,
  events: readonly StoredEvent[],
  texts: CalendarTexts,
): string[] {
  const all = join(root, paths.ipoCalendarFile());
  const entries = JSON.stringify(events);
  if (written.get(all) === entries && existsSync(all)) return [];
  written.set(all, entries);
  writeIfChanged(all, createCalendarText(events, texts));
  const byPath = new Map<string, StoredEvent[]>();
  for (const event of events.filter(({ cancelled }) => !cancelled)) {
    byPath.set(event.path, [...(byPath.get(event.path) ?? []), event]);
  }
  const changed = [...byPath].filter(([path, own]) => {
    const file = join(root, path, paths.ipoEventsFile());
    const source = JSON.stringify(own);
    if (written.get(file) === source && existsSync(file)) return false;
    written.set(file, source);
    return writeIfChanged(file, createCalendarText(own, texts));
  });
  return [...changed.map(([path]) => path), ...removeOldCalendars(root, byPath)];
}

/** Removes the calendars of IPOs without a page or without a day, which Gatsby does not know. */
function removeOldCalendars(root: string, byPath: ReadonlyMap<string, unknown>): string[] {
  const folder = join(root, paths.ipo(""));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => paths.ipo(name))
    .filter((path) => {
      const file = join(root, path, paths.ipoEventsFile());
      if (byPath.has(path) || !existsSync(file)) return false;
      rmSync(file);
      return true;
    });
}

const MAX_TITLE_BYTES = 300;

/** Returns the search entries of the IPOs that have a page. */
export function createIpoEntries(
  { ipos, ipoPaths }: Pick<BuiltSite, "ipos" | "ipoPaths">,
  { kinds }: Pick<CalendarTexts, "kinds">,
): SearchEntry[] {
  return ipos.flatMap((ipo): SearchEntry[] => {
    const path = ipoPaths.get(ipo.id);
    if (path === undefined) return [];
    const days = readIpoDays(ipo);
    const opening = IPO_EVENT_KINDS.flatMap((kind) =>
      days[kind] === null ? [] : `${kinds[kind]} ${formatLongDate(days[kind])}`,
    );
    const words = [ipo.ipoManager, ipo.board, "IPO"].filter(Boolean).join(" ");
    const title = truncateToBytes(ipo.company, MAX_TITLE_BYTES);
    return [{ kind: "page", path, title, opening: opening.join(" · "), words }];
  });
}
