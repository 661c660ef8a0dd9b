import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { formatLongDate, formatDateTime } from "../../src/shared/domain/dates";
import { IPO_EVENT_KINDS, readIpoDays, type IpoEventKind } from "../../src/shared/domain/ipo";
import { paths } from "../../src/shared/domain/paths";
import type { SearchEntry } from "../../src/shared/domain/search";
import { truncateToBytes } from "../../src/shared/domain/slug";
import type { BuiltSite } from "../pages/built-pages";
import type { StoredEvent } from "../source/ipo-calendar";
import { writeIfChanged } from "./write-if-changed";
import { readYamlFile } from "../../src/content/read-content";
import { fillValues } from "../../src/content/placeholders";
import type { Site } from "../../src/content/site.schema";
import { schema } from "../../src/features/ipos/calendar-text.schema";
import { describeFirm } from "../../src/content/firm-identity";
import { fillText } from "../../src/shared/domain/fill-text";
import { addDays } from "../../src/shared/domain/ipo-events";
import { readIpoRules } from "../../src/shared/node/read-content";

type CalendarTexts = {
  /** This site's origin, without a slash at its end. */
  siteUrl: string;
  name: string;
  /** Registered name and registration number (TRU-14). */
  firm: string;
  /** Text of each kind of day, after the company's name. */
  kinds: Record<IpoEventKind, string>;
  /** "Source: %, as of % IST" */
  source: string;
  /** Reasons of cancelled events: "Withdrawn on %". */
  outcomes: Record<"withdrawn" | "postponed", string>;
  lastHours: Record<"mainboard" | "sme", string>;
};

/** Reads the texts of the calendar file, which are those of the calendar's page. */
export function readCalendarTexts(site: Site): CalendarTexts {
  const texts = readYamlFile(CONTENT_FILE, schema, (value) => fillValues(value, site));
  const { title, kinds, source, outcomes } = texts;
  const { mainboard, sme } = readIpoRules(resolve(".")).hours;
  const lastHours = { mainboard: mainboard.text, sme: sme.text };
  const name = `${title} – ${site.brand.product}`;
  return { siteUrl: site.url, name, firm: describeFirm(site), kinds, source, outcomes, lastHours };
}

const CONTENT_FILE = resolve("content/pages/ipo-calendar.yaml");

/** Octets of a line without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;
/** Longer names are truncated, so that a calendar stays readable. */
const MAX_NAME_BYTES = 300;

/** Returns an iCalendar file of all-day events (RFC 5545, IPO-15). */
export function createCalendarText(
  events: readonly StoredEvent[],
  { siteUrl, name, firm, kinds, source, outcomes, lastHours }: CalendarTexts,
): string {
  const host = new URL(siteUrl).hostname;
  const lines = events.flatMap((event) => {
    const address = siteUrl + encodeURI(event.path);
    const time = event.sourceName && formatDateTime(event.asOf);
    const origin = time ? fillText(source, event.sourceName ?? "", time) : null;
    const { cancelled, outcome } = event;
    const isStopped = cancelled && (outcome === "withdrawn" || outcome === "postponed");
    const day = formatLongDate(event.outcomeDay ?? null);
    const reason = isStopped && day !== null ? fillText(outcomes[outcome], day) : null;
    const hours =
      event.kind === "closes" ? lastHours[event.board === "sme" ? "sme" : "mainboard"] : "";
    const status = event.tentative ? "TENTATIVE" : "CONFIRMED";
    const stamp = event.changedAt.replace(/[-:]|\.\d+/g, "");
    return [
      "BEGIN:VEVENT",
      `UID:${event.uid}@${host}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `DTSTART;VALUE=DATE:${toBasicDate(event.day)}`,
      `DTEND;VALUE=DATE:${toBasicDate(addDays(event.day, 1))}`,
      `SUMMARY:${escapeText(`${truncateToBytes(event.company, MAX_NAME_BYTES)}: ${kinds[event.kind]}`)}`,
      `DESCRIPTION:${escapeText([address, reason, hours, origin].filter(Boolean).join("\n"))}`,
      `URL:${address}`,
      `STATUS:${cancelled ? "CANCELLED" : status}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  const calendar = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//IPO calendar//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-CALDESC:${escapeText(firm)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...lines,
    "END:VCALENDAR",
  ];
  return calendar.map((line) => `${foldLine(line)}\r\n`).join("");
}

const toBasicDate = (day: string) => day.replaceAll("-", "");

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Folds by octets, between characters; libraries that count characters exceed the limit with "₹". */
function foldLine(line: string): string {
  const parts: string[] = [];
  for (let rest = line; rest !== "";) {
    // A continued line starts with a space.
    const part = truncateToBytes(rest, parts.length === 0 ? MAX_LINE_BYTES : MAX_LINE_BYTES - 1);
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts.join("\r\n ");
}

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
