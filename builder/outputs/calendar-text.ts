import { resolve } from "node:path";
import { readYamlFile } from "../../src/content/read-content";
import { fillValues } from "../../src/content/placeholders";
import type { Site } from "../../src/content/site.schema";
import { schema } from "../../src/features/ipos/calendar-text.schema";
import { describeFirm } from "../../src/content/firm-identity";
import { fillText } from "../../src/content/interpolate";
import type { IpoEventKind } from "../../src/shared/domain/ipo";
import { formatDateTime, formatLongDate } from "../../src/shared/domain/dates";
import { addDays } from "../../src/shared/domain/ipo-events";
import { readIpoRules } from "../../src/shared/node/read-content";
import { truncateToBytes } from "../../src/shared/domain/slug";
import type { StoredEvent } from "../source/ipo-calendar";

export type CalendarTexts = {
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
