import { isEmptyValue } from "../contract/figures";
import type { Ipo } from "../contract/ipos";
import { toIndianDay } from "./dates";

/** The stages of an issue, in the order of the tabs (IPO-09). */
export const DATED_STAGES = ["open", "upcoming", "closed", "listed"] as const;
export const IPO_STAGES = [...DATED_STAGES, "withdrawn", "postponed"] as const;
export type IpoStage = (typeof IPO_STAGES)[number];

/** The days of an issue, in their order; also the kinds of calendar entries (IPO-14). */
export const IPO_EVENTS = {
  opens: "openingDate",
  closes: "closingDate",
  allotment: "allotmentDate",
  lists: "listingDate",
} as const satisfies Record<string, keyof Ipo>;
export type IpoEventKind = keyof typeof IPO_EVENTS;

export const IPO_EVENT_KINDS = Object.keys(IPO_EVENTS) as IpoEventKind[];

export type IpoDates = Pick<Ipo, (typeof IPO_EVENTS)[IpoEventKind]>;
type Outcome = Pick<Ipo, "outcome" | "outcomeDay">;
export type DatedIpo = IpoDates & Outcome & Pick<Ipo, "status"> & { board?: Ipo["board"] };
/** The hours in India at which issues of each board close on their last day, such as 17:00. */
export type ClosingHours = Record<"mainboard" | "sme", { closes: string }>;

export const listClosingHours = (hours: ClosingHours): string[] =>
  Object.values(hours).map(({ closes }) => closes);
export type IpoDays = Record<IpoEventKind, string | null>;

/** Returns the outcome that ends an issue or leaves its days open; null for an extended one (IPO-20). */
export const findEnd = ({ outcome }: Pick<Ipo, "outcome">) =>
  outcome === "extended" ? null : outcome;

/**
 * Returns the days of an issue as 2026-11-26; null for dates that name no day or contradict others, and
 * for days that a withdrawn or postponed issue no longer has.
 */
export function readIpoDays(ipo: IpoDates & Outcome): IpoDays {
  const end = findEnd(ipo) === null ? "9999" : (toIndianDay(ipo.outcomeDay) ?? "");
  const [opens, closes, allotment, lists] = IPO_EVENT_KINDS.map((kind) => {
    const day = toIndianDay(ipo[IPO_EVENTS[kind]]);
    return day !== null && day < end ? day : null;
  }) as [string | null, string | null, string | null, string | null];
  const isReversed = opens !== null && closes !== null && opens > closes;
  const period = isReversed ? { opens: null, closes: null } : { opens, closes };
  const start = closes ?? opens ?? "";
  const dropEarlier = (day: string | null) => (isReversed || (day ?? "") < start ? null : day);
  return { ...period, allotment: dropEarlier(allotment), lists: dropEarlier(lists) };
}

/**
 * Returns the stage on a day or at a time such as 2026-11-25T16:00; the API's status counts without
 * opening or closing day (IPO-09). Without hours an issue is open through its last day.
 */
export function computeIpoStage(ipo: DatedIpo, now: string, hours?: ClosingHours): IpoStage {
  const end = findEnd(ipo);
  if (end !== null) return end;
  const { opens, closes, lists } = readIpoDays(ipo);
  if (lists !== null && lists <= now) return "listed";
  if (opens === null || closes === null) {
    const status = ipo.status.toLowerCase();
    const stage = DATED_STAGES.find((name) => name === status);
    if (stage !== undefined) return stage;
  }
  const hour = hours?.[ipo.board ?? "mainboard"].closes ?? "24:00";
  if (closes !== null && now >= `${closes}T${hour}`) return "closed";
  return opens === null || now < opens ? "upcoming" : "open";
}

export type MinimumApplication = { amount: number; lots: number; lotSize: number };

type SmeLots = { from: string; minimum: number };

/**
 * Returns the smallest bid of an individual; null unless each figure is a number above 0, and for an
 * SME issue with fewer lots than the rule says (IPO-10).
 */
export function computeMinimumApplication(
  ipo: Pick<Ipo, "board" | "minLots" | "lotSize" | "priceMax"> & Partial<IpoDates>,
  { from, minimum }: SmeLots = { from: "", minimum: 1 },
): MinimumApplication | null {
  const { board, minLots, lotSize, priceMax } = ipo;
  const lots = minLots ?? (board === "mainboard" ? 1 : null);
  if (lots === null || lotSize === null || priceMax === null) return null;
  const isRuled = board === "sme" && (toIndianDay(ipo.openingDate ?? null) ?? from) >= from;
  if (isRuled && lots < minimum) return null;
  const isCounted = [lots, lotSize].every((count) => Number.isSafeInteger(count) && count > 0);
  return isCounted && priceMax > 0 ? { amount: lots * lotSize * priceMax, lots, lotSize } : null;
}

/** Returns the text, or null for one that means nothing, such as "NA" or "-". */
export const dropEmpty = (text: string | null) =>
  text === null || isEmptyValue(text) ? null : text;
