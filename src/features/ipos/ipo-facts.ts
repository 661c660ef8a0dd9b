import { getLimitEnd, holidays } from "../../content/holidays";
import { fillText } from "../../shared/domain/fill-text";
import type { Ipo } from "../../shared/contract/ipos";
import { cutToDay } from "../../shared/domain/clock";
import { formatLongDate } from "../../shared/domain/dates";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import {
  IPO_EVENT_KINDS,
  IPO_EVENTS,
  readIpoDays,
  dropEmpty,
  findEnd,
  computeMinimumApplication,
  type IpoEventKind,
  type IpoStage,
} from "../../shared/domain/ipo";
import { formatIpoNumber } from "./ipo-values";
import { ipoText } from "./page-text";
import { iposText } from "./text";
import { getStage, ipoRules } from "./rules";

/** Returns the stage in words: 'Open until 25 November 2026', with an extension (IPO-11, IPO-20). */
export function describeStage(ipo: Ipo, now: string): string {
  const stage = getStage(ipo, now);
  const { opens, closes, lists } = readIpoDays(ipo);
  const { outcomeDay: announced } = ipo;
  const days = {
    ...{ open: closes, upcoming: opens, closed: closes, listed: lists },
    ...{ withdrawn: announced, postponed: announced },
  };
  const [day, outcomeDay] = [formatLongDate(days[stage]), formatLongDate(announced)];
  const text = day === null ? ipoText.undated[stage] : fillText(ipoText.stages[stage], day);
  const isExtended = ipo.outcome === "extended" && outcomeDay !== null;
  return isExtended ? `${text}. ${fillText(ipoText.extended, outcomeDay)}` : text;
}

export type TimelineStep = {
  key: IpoEventKind | "today";
  label: string;
  /** A day in words, or the API's text; null for the mark of today. */
  text: string | null;
  state: "past" | "today" | "ahead";
};

const EXPECTED_DAYS: Record<IpoStage, readonly IpoEventKind[]> = {
  upcoming: ["opens", "closes"],
  open: ["closes", "allotment", "lists"],
  closed: ["allotment", "lists"],
  listed: ["lists"],
  withdrawn: [],
  postponed: [],
};

/** Returns known and expected days of an issue in order, with today if one is known (IPO-11). */
export function createTimeline(ipo: Ipo, now: string): TimelineStep[] {
  const today = cutToDay(now);
  const days = readIpoDays(ipo);
  const expected = EXPECTED_DAYS[getStage(ipo, now)];
  const { kinds, today: mark } = ipoText.timeline;
  const steps = IPO_EVENT_KINDS.flatMap((kind): TimelineStep[] => {
    const day = days[kind];
    const raw = findEnd(ipo) === null ? dropEmpty(ipo[IPO_EVENTS[kind]]) : null;
    const missing = expected.includes(kind) ? ipoText.notAnnounced : null;
    const text = day === null ? (raw ?? missing) : formatLongDate(day);
    if (text === null) return [];
    const state = day === null || day > today ? "ahead" : day === today ? "today" : "past";
    return [{ key: kind, label: kinds[kind], text, state }];
  });
  const knownDays = Object.values(days).filter((day) => day !== null);
  if (knownDays.length === 0 || knownDays.includes(today)) return steps;
  const past = steps.filter(({ state }) => state === "past");
  const ahead = steps.filter(({ state }) => state !== "past");
  return [...past, { key: "today", label: mark, text: null, state: "today" }, ...ahead];
}

export type IpoFact = [label: string, value: string];

/** Returns the figures of an issue. Missing ones that its stage expects read 'Not announced'. */
export function createFacts(ipo: Ipo, now: string): IpoFact[] {
  const { facts, boards, notAnnounced } = ipoText;
  const stage = getStage(ipo, now);
  const isListed = stage === "listed";
  const isOpen = stage === "open";
  const hours = isOpen || stage === "upcoming" ? ipoRules.hours[ipo.board ?? "mainboard"] : null;
  const market = [ipo.board && boards[ipo.board], ipo.exchange].filter(Boolean).join(", ");
  const amount = dropEmpty(ipo.issueAmountCr);
  const rows: [label: string, value: string | null, isExpected: boolean][] = [
    [facts.issuePrice, dropEmpty(ipo.issuePrice), true],
    [facts.lotSize, ipo.lotSize === null ? null : formatIndianNumber(ipo.lotSize), isOpen],
    [facts.minimum, describeMinimum(ipo), false],
    [facts.issueAmount, amount && formatIpoNumber(amount), !isListed],
    [facts.manager, dropEmpty(ipo.ipoManager), false],
    [facts.market, market || null, false],
    [facts.lastHour, hours && hours.text, false],
    [facts.refund, describeSettlement(ipo, stage, "refund"), false],
    [facts.credit, describeSettlement(ipo, stage, "credit"), false],
  ];
  return rows.flatMap(([label, value, isExpected]): IpoFact[] => {
    const text = value ?? (isExpected ? notAnnounced : null);
    return text === null ? [] : [[label, text]];
  });
}

/** Returns "Expected on 30 November 2026" before the listing, unless the days of the issue say otherwise. */
function describeSettlement(ipo: Ipo, stage: IpoStage, kind: "refund" | "credit"): string | null {
  const { closes, allotment, lists } = readIpoDays(ipo);
  if (closes === null || stage === "listed" || findEnd(ipo) !== null) return null;
  const day = getLimitEnd(closes, { days: ipoRules.settlement[kind], working: true });
  const isKnown = [closes, day].every((each) => holidays[each.slice(0, "2026".length)]);
  const isBetween = isKnown && (allotment ?? "") <= day && day <= (lists ?? day);
  const text = isBetween ? formatLongDate(day) : null;
  return text && fillText(ipoText.expected, text);
}

/** Returns the strip under the title: price, lot, minimum, what is left of the bidding, stage (IPO-23). */
export const createStrip = (ipo: Ipo, now: string): IpoFact[] => [
  ...dropMissing([[ipoText.facts.issuePrice, dropEmpty(ipo.issuePrice)]]),
  ...createOffer(ipo, describeTimeLeft(ipo, now)),
  [ipoText.strip.stage, iposText.list.stages[getStage(ipo, now)]],
];

/** Returns the strip of an open issue in the list: "Lot size 67 · Minimum ₹ 14,807 · Closes in 2 days". */
export function formatStrip(ipo: Ipo, now: string): string {
  const timeLeft = describeTimeLeft(ipo, now);
  if (timeLeft === null) return "";
  return createOffer(ipo, timeLeft)
    .map((fact) => fact.join(" "))
    .join(" · ");
}

function createOffer(ipo: Ipo, timeLeft: string | null): IpoFact[] {
  const minimum = computeMinimumApplication(ipo, ipoRules.smeLots);
  return dropMissing([
    [ipoText.facts.lotSize, ipo.lotSize === null ? null : formatIndianNumber(ipo.lotSize)],
    [ipoText.strip.minimum, minimum && `₹ ${formatIndianNumber(minimum.amount)}`],
    [ipoText.timeline.kinds.closes, timeLeft],
  ]);
}

const dropMissing = (rows: [label: string, value: string | null][]): IpoFact[] =>
  rows.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));

/** Returns "in 2 days" or "today" for an open issue with a closing day. */
function describeTimeLeft(ipo: Ipo, now: string): string | null {
  const { closes } = readIpoDays(ipo);
  if (closes === null || getStage(ipo, now) !== "open") return null;
  const today = cutToDay(now);
  const days = Math.round((Date.parse(closes) - Date.parse(today)) / 86_400_000);
  const { today: lastDay, tomorrow, inDays } = ipoText.strip;
  return [lastDay, tomorrow][days] ?? fillText(inDays, String(days));
}

function describeMinimum(ipo: Ipo): string | null {
  const minimum = computeMinimumApplication(ipo, ipoRules.smeLots);
  if (minimum === null) return null;
  const { amount, lots, lotSize } = minimum;
  const text = lots === 1 ? ipoText.minimumOfOne : ipoText.minimum;
  return fillText(text, ...[amount, lots, lotSize].map((value) => formatIndianNumber(value)));
}
