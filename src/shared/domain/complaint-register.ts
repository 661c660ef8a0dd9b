import { addMonths, formatISO, parseISO } from "date-fns";
import type { ComplaintRules } from "../contract/complaint-rules.schema";
import type { ComplaintState } from "../contract/complaint-status";
import { toMonthNumber } from "../contract/months";
import { countDays } from "./complaint-dates";
import { REPORT_ROWS, type ReportRowName } from "./complaint-totals";

type SourceName = Exclude<ReportRowName, "grandTotal">;

/** The sources of complaints, with their labels. */
export const SOURCES = REPORT_ROWS.flatMap(({ name, label }) =>
  name === "grandTotal" ? [] : [{ name, label }],
);

/** An entry of the register as its figures need it. Days are ISO days. */
export type RegisterEntry = {
  id: number;
  source: SourceName;
  state: ComplaintState;
  reason: string | null;
  receivedOn: string;
  closedOn: string | null;
  /** The published months, such as "October 2026", that count it as received and as resolved. */
  countedIn: string | null;
  resolvedIn: string | null;
};

/** The figures of a source that the register has; a report also carries complaints forward. */
export const REGISTER_COLUMNS = [
  { name: "received", label: "Received" },
  { name: "resolved", label: "Resolved" },
  { name: "pendingOver3Months", label: "Pending over 3 months" },
  { name: "avgResolutionTime", label: "Average resolution time" },
] as const;

type RegisterRow = Record<(typeof REGISTER_COLUMNS)[number]["name"], number>;

export type MonthFigures = {
  month: number;
  rows: Record<SourceName, RegisterRow>;
  impersonationComplaints: number;
  /** Complaints of earlier months that this one counts as received. */
  late: number;
  /** Entries to be marked with the month when it is published. */
  receivedIds: number[];
  resolvedIds: number[];
};

const toNumber = (period: string | null) => toMonthNumber(period ?? "") ?? Infinity;

/**
 * Returns a month's figures (CHR-19); null if no entry counts up to it. A month is open until it or a
 * later one is published; it also counts what no published month has.
 */
export function computeMonth(
  entries: readonly RegisterEntry[],
  month: number,
  publishedMonth: number | null,
): MonthFigures | null {
  const marks = entries.flatMap(({ countedIn }) => (countedIn ? [toNumber(countedIn)] : []));
  const isOpen = month > Math.max(publishedMonth ?? 0, ...marks.filter((mark) => mark !== month));
  const isIn = (mark: string | null, day: string | null) =>
    mark === null
      ? isOpen && toNumber(day && day.slice(0, "2026-11".length)) <= month
      : toNumber(mark) === month;
  const isBefore = (mark: string | null) => mark !== null && toNumber(mark) < month;

  // Forms count once an officer has accepted them (CHR-18).
  const complaints = entries.filter(({ state }) => state !== "new" && state !== "notComplaint");
  const received = complaints.filter((entry) => isIn(entry.countedIn, entry.receivedOn));
  const resolved = complaints.filter((entry) => isIn(entry.resolvedIn, entry.closedOn));
  const impersonation = entries
    .filter(({ reason }) => reason === "impersonation")
    .filter((entry) => isIn(entry.countedIn, entry.receivedOn));
  const known = complaints.filter(({ countedIn }) => isBefore(countedIn));
  if ([received, resolved, impersonation, known].every(({ length }) => length === 0)) return null;

  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0));
  const isOld = ({ receivedOn }: RegisterEntry) =>
    formatISO(addMonths(parseISO(receivedOn), 3)) < lastDay.toISOString().slice(0, 10);
  const pending = [...known, ...received].filter(
    (entry) => !resolved.includes(entry) && !isBefore(entry.resolvedIn),
  );
  const toRow = (name: SourceName): RegisterRow => {
    const isOwn = ({ source }: RegisterEntry) => source === name;
    const closed = resolved.filter(isOwn);
    const days = closed.map(({ receivedOn, closedOn }) => countDays(receivedOn, closedOn ?? ""));
    return {
      received: received.filter(isOwn).length,
      resolved: closed.length,
      pendingOver3Months: pending.filter(isOwn).filter(isOld).length,
      avgResolutionTime: Math.round(days.reduce((sum, day) => sum + day, 0) / (days.length || 1)),
    };
  };
  return {
    month,
    rows: {
      directlyFromInvestors: toRow("directlyFromInvestors"),
      sebiScores: toRow("sebiScores"),
      otherSources: toRow("otherSources"),
    },
    impersonationComplaints: impersonation.length,
    late: received.filter(({ receivedOn }) => toNumber(receivedOn.slice(0, 7)) < month).length,
    receivedIds: [...received, ...impersonation].map(({ id }) => id),
    resolvedIds: resolved.map(({ id }) => id),
  };
}

/** Days before the limit from which an open complaint is marked. */
const URGENT_DAYS = 7;

/** Returns the days used, and true before a complaint is late or if nobody has looked at it. */
export function describeProgress(
  { state, receivedOn, closedOn }: Pick<RegisterEntry, "state" | "receivedOn" | "closedOn">,
  today: string,
  { answer, reviewDays }: Pick<ComplaintRules, "answer" | "reviewDays">,
): { text: string; isUrgent: boolean } {
  const days = countDays(receivedOn, closedOn ?? today);
  const limit = state === "new" ? reviewDays : answer.days - URGENT_DAYS;
  return { text: `${days} of ${answer.days} days`, isUrgent: closedOn === null && days >= limit };
}
