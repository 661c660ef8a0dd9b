import { addMonths, formatISO, parseISO } from "date-fns";
import { toMonthNumber } from "../contract/months";
import type { ComplaintState } from "../contract/complaint-status";
import type { ComplaintRules } from "../contract/complaint-rules.schema";
import { countDays } from "./complaint-dates";
import { REPORT_ROWS, type ReportRowName } from "./complaint-totals";

/** The states of a complaint in the register, with their labels for staff. */
export const STATE_LABELS: Record<ComplaintState, string> = {
  new: "New, not looked at",
  accepted: "Accepted as a complaint",
  acknowledged: "Acknowledged",
  answered: "Answered",
  resolved: "Resolved",
  reopened: "Reopened, continued in a new entry",
  notComplaint: "Not a complaint",
};

export type SourceName = Exclude<ReportRowName, "grandTotal">;

const SOURCES: SourceName[] = REPORT_ROWS.flatMap(({ name }) =>
  name === "grandTotal" ? [] : [name],
);

/** An entry as the figures need it. Days are ISO days; `countedIn` and `resolvedIn` are months. */
export type RegisterEntry = {
  id: number;
  source: SourceName;
  state: ComplaintState;
  reason: string | null;
  receivedOn: string;
  closedOn: string | null;
  /** The published month that counts it as received, or null. */
  countedIn: string | null;
  /** The published month that counts it as resolved, or null. */
  resolvedIn: string | null;
};

export type RegisterFigures = Record<"received" | "resolved", number> & {
  pendingOver3Months: number;
  avgResolutionTime: number;
};

export type MonthFigures = {
  rows: Record<SourceName, RegisterFigures>;
  impersonationComplaints: number;
  /** Complaints of earlier months that this one counts as received. */
  late: number;
  /** Entries that the month counts, to be marked when it is published. */
  receivedIds: number[];
  resolvedIds: number[];
};

/** Forms count once an officer has accepted them (CHR-18). */
const isCounted = ({ state }: RegisterEntry) => state !== "new" && state !== "notComplaint";

/**
 * Returns a month's figures (CHR-19); null if no entry counts up to it. An open month, which is not
 * published yet, also counts what no published month has.
 */
export function computeMonth(
  entries: readonly RegisterEntry[],
  month: number,
  isOpen: boolean,
): MonthFigures | null {
  const toNumber = (period: string | null) => toMonthNumber(period ?? "") ?? Infinity;
  const isIn = (stamp: string | null, day: string | null) =>
    stamp === null
      ? isOpen && toNumber(day?.slice(0, 7) ?? null) <= month
      : toNumber(stamp) === month;
  const isBefore = (stamp: string | null) => stamp !== null && toNumber(stamp) < month;

  const complaints = entries.filter(isCounted);
  const received = complaints.filter((entry) => isIn(entry.countedIn, entry.receivedOn));
  const resolved = complaints.filter((entry) => isIn(entry.resolvedIn, entry.closedOn));
  const impersonation = entries.filter(
    (entry) => entry.reason === "impersonation" && isIn(entry.countedIn, entry.receivedOn),
  );
  const known = complaints.filter(({ countedIn }) => isBefore(countedIn));
  if (received.length + resolved.length + impersonation.length + known.length === 0) return null;

  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString();
  const isOld = ({ receivedOn }: RegisterEntry) =>
    formatISO(addMonths(parseISO(receivedOn), 3), { representation: "date" }) <
    lastDay.slice(0, 10);
  const pending = [...known, ...received].filter(
    (entry) => !resolved.includes(entry) && !isBefore(entry.resolvedIn),
  );
  const toRow = (source: SourceName): RegisterFigures => {
    const isOwn = (entry: RegisterEntry) => entry.source === source;
    const days = resolved
      .filter(isOwn)
      .map(({ receivedOn, closedOn }) => countDays(receivedOn, closedOn ?? receivedOn));
    const total = days.reduce((sum, each) => sum + each, 0);
    return {
      received: received.filter(isOwn).length,
      resolved: days.length,
      pendingOver3Months: pending.filter(isOwn).filter(isOld).length,
      avgResolutionTime: days.length === 0 ? 0 : Math.round(total / days.length),
    };
  };
  return {
    rows: Object.fromEntries(
      SOURCES.map((source) => [source, toRow(source)]),
    ) as MonthFigures["rows"],
    impersonationComplaints: impersonation.length,
    late: received.filter(({ receivedOn }) => toNumber(receivedOn.slice(0, 7)) < month).length,
    receivedIds: [...received, ...impersonation].map(({ id }) => id),
    resolvedIds: resolved.map(({ id }) => id),
  };
}

/** Days before the limit from which an open complaint is marked. */
const URGENT_DAYS = 7;

type Progress = Pick<RegisterEntry, "state" | "receivedOn" | "closedOn">;

/** Returns the days used and whether they are marked: before a complaint is late, or a form unseen. */
export function describeProgress(
  { state, receivedOn, closedOn }: Progress,
  today: string,
  { answer, reviewDays }: ComplaintRules,
): { text: string; isUrgent: boolean } {
  const days = countDays(receivedOn, closedOn ?? today);
  if (closedOn !== null) return { text: `Closed after ${days} days`, isUrgent: false };
  const limit = state === "new" ? reviewDays : answer.days - URGENT_DAYS;
  return { text: `${days} of ${answer.days} days`, isUrgent: days >= limit };
}
