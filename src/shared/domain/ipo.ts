import { isEmptyValue } from "../contract/figures";
import type { Ipo } from "../contract/ipos";
import { toIndianDay } from "./dates";

/** The stages of an issue, in the order of the tabs (IPO-09). */
export const IPO_STAGES = ["open", "upcoming", "closed", "listed"] as const;
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
export type DatedIpo = IpoDates & Pick<Ipo, "status">;
export type IpoDays = Record<IpoEventKind, string | null>;

/** Returns the days of an issue as 2026-11-26; null for dates that name no day or contradict others. */
export function readIpoDays(ipo: IpoDates): IpoDays {
  const [opens, closes, allotment, lists] = IPO_EVENT_KINDS.map((kind) =>
    toIndianDay(ipo[IPO_EVENTS[kind]]),
  ) as [string | null, string | null, string | null, string | null];
  const isReversed = opens !== null && closes !== null && opens > closes;
  const period = isReversed ? { opens: null, closes: null } : { opens, closes };
  const start = closes ?? opens ?? "";
  const dropEarlier = (day: string | null) => (isReversed || (day ?? "") < start ? null : day);
  return { ...period, allotment: dropEarlier(allotment), lists: dropEarlier(lists) };
}

/** Returns the stage on a day; the API's status counts without opening or closing day (IPO-09). */
export function computeIpoStage(ipo: DatedIpo, today: string): IpoStage {
  const { opens, closes, lists } = readIpoDays(ipo);
  if (lists !== null && lists <= today) return "listed";
  if (opens === null || closes === null) {
    const status = ipo.status.toLowerCase();
    const stage = IPO_STAGES.find((name) => name === status);
    if (stage !== undefined) return stage;
  }
  if (closes !== null && today > closes) return "closed";
  return opens === null || today < opens ? "upcoming" : "open";
}

export type MinimumApplication = { amount: number; lots: number; lotSize: number };

/** Returns the smallest bid of an individual; null unless each figure is a number above 0 (IPO-10). */
export function computeMinimumApplication(
  ipo: Pick<Ipo, "board" | "minLots" | "lotSize" | "priceMax">,
): MinimumApplication | null {
  const { board, minLots, lotSize, priceMax } = ipo;
  const lots = minLots ?? (board === "mainboard" ? 1 : null);
  if (lots === null || lotSize === null || priceMax === null) return null;
  const isCounted = [lots, lotSize].every((count) => Number.isSafeInteger(count) && count > 0);
  return isCounted && priceMax > 0 ? { amount: lots * lotSize * priceMax, lots, lotSize } : null;
}

/** Returns the text, or null for one that means nothing, such as "NA" or "-". */
export const dropEmpty = (text: string | null) =>
  text === null || isEmptyValue(text) ? null : text;
