import * as v from "valibot";
import type { Ipo } from "../../src/shared/contract/ipos";
import { addDays, toIpoEvents } from "../../src/shared/domain/ipo-events";
import { requireIpoKey } from "../../src/shared/domain/ipo-paths";
import { findEnd, IPO_EVENT_KINDS } from "../../src/shared/domain/ipo";
import { compareText } from "../../src/shared/domain/text";

/** Name of the stored calendar next to the last responses (docs/decisions/0031). */
export const IPO_CALENDAR = "ipoCalendar";

/** How long past days stay in the calendar file (IPO-15). */
const MAX_PAST_DAYS = 366;

const text = v.nullable(v.string());

const StoredEventSchema = v.object({
  /** Key of the IPO and kind of the day: constant while the day moves. */
  uid: v.string(),
  kind: v.picklist(IPO_EVENT_KINDS),
  day: v.string(),
  company: v.string(),
  path: v.string(),
  sourceName: text,
  asOf: text,
  /** Increases when the day changes, is removed or added again. */
  sequence: v.number(),
  cancelled: v.boolean(),
  changedAt: v.string(),
  board: v.optional(text),
  /** True for a day of allotment or listing that is ahead, which the exchange has not confirmed. */
  tentative: v.optional(v.boolean()),
  /** Outcome that cancelled the event, and its day (IPO-20). */
  outcome: v.optional(text),
  outcomeDay: v.optional(text),
});

/** An event of the calendar file as subscribers have it. */
export type StoredEvent = v.InferOutput<typeof StoredEventSchema>;

const FACTS = [
  ...(["uid", "kind", "day", "company", "path", "sourceName", "asOf"] as const),
  ...(["board", "tentative"] as const),
] as const;
type EventFacts = Pick<StoredEvent, (typeof FACTS)[number]>;

/** Returns the events of these IPOs with their `paths`; without a response the previous ones stay (IPO-15). */
export function updateCalendar(
  previous: unknown,
  ipos: readonly Ipo[] | undefined,
  { paths, today, now }: { paths: ReadonlyMap<string, string>; today: string; now: Date },
): StoredEvent[] {
  const stored = isCalendar(previous) ? previous : [];
  const oldest = addDays(today, -MAX_PAST_DAYS);
  const recent = stored.filter(({ day }) => day >= oldest);
  if (ipos === undefined) return recent;
  const changedAt = now.toISOString();
  const previousByUid = new Map(recent.map((event) => [event.uid, event]));
  const current = collectFacts(ipos, paths, today).filter(({ day }) => day >= oldest);
  const uids = new Set(current.map(({ uid }) => uid));
  const listed = new Set([...paths.values()].map(requireIpoKey));
  const ended = new Map(
    ipos.flatMap((ipo) => {
      const path = findEnd(ipo) === null ? undefined : paths.get(ipo.id);
      return path === undefined ? [] : [[requireIpoKey(path), ipo]];
    }),
  );
  // An API may stop listing an issue; its past days stay true.
  const isPast = ({ day, path }: StoredEvent) => day < today && !listed.has(requireIpoKey(path));
  const events = [
    ...current.map((facts) => updateEvent(previousByUid.get(facts.uid), facts, changedAt)),
    ...recent
      .filter(({ uid }) => !uids.has(uid))
      .map((event) =>
        isPast(event)
          ? { ...event, tentative: false }
          : cancelEvent(event, changedAt, ended.get(requireIpoKey(event.path))),
      ),
  ];
  return events.sort((a, b) => compareText(a.day, b.day) || compareText(a.uid, b.uid));
}

/** Checked calendars, because each increment reads the same one. */
const validCalendars = new WeakSet<object>();

function isCalendar(stored: unknown): stored is StoredEvent[] {
  if (typeof stored === "object" && stored !== null && validCalendars.has(stored)) return true;
  const isReadable = v.is(v.array(StoredEventSchema), stored);
  if (isReadable) validCalendars.add(stored);
  return isReadable;
}

function collectFacts(
  ipos: readonly Ipo[],
  paths: ReadonlyMap<string, string>,
  today: string,
): EventFacts[] {
  const byId = new Map(ipos.map((ipo) => [ipo.id, ipo]));
  return toIpoEvents(ipos, paths).map(({ id, kind, day, company, path }) => {
    const { sourceName = null, asOf = null, board = null } = byId.get(id) ?? {};
    const uid = `${requireIpoKey(path)}-${kind}`;
    const tentative = (kind === "allotment" || kind === "lists") && day > today;
    return { uid, kind, day, company, path, sourceName, asOf, board, tentative };
  });
}

function updateEvent(
  previous: StoredEvent | undefined,
  facts: EventFacts,
  changedAt: string,
): StoredEvent {
  if (previous === undefined) return { ...facts, sequence: 0, cancelled: false, changedAt };
  const hasMoved = previous.cancelled || previous.day !== facts.day;
  const isSame = FACTS.every((name) => facts[name] === previous[name]);
  if (isSame && !hasMoved) return previous;
  const sequence = previous.sequence + (hasMoved ? 1 : 0);
  return { ...previous, ...facts, cancelled: false, sequence, changedAt };
}

function cancelEvent(event: StoredEvent, changedAt: string, ended?: Ipo): StoredEvent {
  if (event.cancelled) return event;
  const { outcome = null, outcomeDay = null } = ended ?? {};
  return {
    ...event,
    outcome,
    outcomeDay,
    cancelled: true,
    sequence: event.sequence + 1,
    changedAt,
  };
}
