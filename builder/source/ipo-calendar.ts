import * as v from "valibot";
import type { Ipo } from "../../src/shared/contract/ipos";
import { addDays, toIpoEvents } from "../../src/shared/domain/ipo-events";
import { requireIpoKey } from "../../src/shared/domain/ipo-paths";
import { IPO_EVENT_KINDS } from "../../src/shared/domain/ipo";
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
});

/** An event of the calendar file as subscribers have it. */
export type StoredEvent = v.InferOutput<typeof StoredEventSchema>;

const FACTS = ["uid", "kind", "day", "company", "path", "sourceName", "asOf"] as const;
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
  const current = collectFacts(ipos, paths).filter(({ day }) => day >= oldest);
  const uids = new Set(current.map(({ uid }) => uid));
  const listed = new Set([...paths.values()].map(requireIpoKey));
  // An API may stop listing an issue; its past days stay true.
  const isPast = ({ day, path }: StoredEvent) => day < today && !listed.has(requireIpoKey(path));
  const events = [
    ...current.map((facts) => updateEvent(previousByUid.get(facts.uid), facts, changedAt)),
    ...recent
      .filter(({ uid }) => !uids.has(uid))
      .map((event) => (isPast(event) ? event : cancelEvent(event, changedAt))),
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

function collectFacts(ipos: readonly Ipo[], paths: ReadonlyMap<string, string>): EventFacts[] {
  const byId = new Map(ipos.map((ipo) => [ipo.id, ipo]));
  return toIpoEvents(ipos, paths).map(({ id, kind, day, company, path }) => {
    const { sourceName = null, asOf = null } = byId.get(id) ?? {};
    return { uid: `${requireIpoKey(path)}-${kind}`, kind, day, company, path, sourceName, asOf };
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

function cancelEvent(event: StoredEvent, changedAt: string): StoredEvent {
  if (event.cancelled) return event;
  return { ...event, cancelled: true, sequence: event.sequence + 1, changedAt };
}
