import { fillText } from "../../content/interpolate";
import type { Ipo } from "../../shared/contract/ipos";
import { formatLongDate } from "../../shared/domain/dates";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import {
  IPO_EVENT_KINDS,
  IPO_EVENTS,
  readIpoDays,
  computeIpoStage,
  dropEmpty,
  computeMinimumApplication,
  type IpoEventKind,
  type IpoStage,
} from "../../shared/domain/ipo";
import { formatIpoNumber } from "./ipo-values";
import { ipoText } from "./page-text";

const STAGE_DAYS = {
  open: "closes",
  upcoming: "opens",
  closed: "closes",
  listed: "lists",
} as const;

/** Returns the stage in words: 'Open until 25 November 2026' (IPO-11). */
export function describeStage(ipo: Ipo, today: string): string {
  const stage = computeIpoStage(ipo, today);
  const day = formatLongDate(readIpoDays(ipo)[STAGE_DAYS[stage]]);
  return day === null ? ipoText.undated[stage] : fillText(ipoText.stages[stage], day);
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
};

/** Returns known and expected days of an issue in order, with today if one is known (IPO-11). */
export function createTimeline(ipo: Ipo, today: string): TimelineStep[] {
  const days = readIpoDays(ipo);
  const expected = EXPECTED_DAYS[computeIpoStage(ipo, today)];
  const { kinds, today: mark } = ipoText.timeline;
  const steps = IPO_EVENT_KINDS.flatMap((kind): TimelineStep[] => {
    const day = days[kind];
    const raw = dropEmpty(ipo[IPO_EVENTS[kind]]);
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

export type IpoFact = { label: string; value: string };

/** Returns the figures of an issue. Missing ones that its stage expects read 'Not announced'. */
export function createFacts(ipo: Ipo, today: string): IpoFact[] {
  const { facts, boards, notAnnounced } = ipoText;
  const isListed = computeIpoStage(ipo, today) === "listed";
  const isOpen = computeIpoStage(ipo, today) === "open";
  const market = [ipo.board && boards[ipo.board], ipo.exchange].filter(Boolean).join(", ");
  const amount = dropEmpty(ipo.issueAmountCr);
  const rows: [label: string, value: string | null, isExpected: boolean][] = [
    [facts.issuePrice, dropEmpty(ipo.issuePrice), true],
    [facts.lotSize, ipo.lotSize === null ? null : formatIndianNumber(ipo.lotSize), isOpen],
    [facts.minimum, describeMinimum(ipo), false],
    [facts.issueAmount, amount && formatIpoNumber(amount), !isListed],
    [facts.manager, dropEmpty(ipo.ipoManager), false],
    [facts.market, market || null, false],
  ];
  return rows.flatMap(([label, value, isExpected]) => {
    const text = value ?? (isExpected ? notAnnounced : null);
    return text === null ? [] : [{ label, value: text }];
  });
}

function describeMinimum(ipo: Ipo): string | null {
  const minimum = computeMinimumApplication(ipo);
  if (minimum === null) return null;
  const { amount, lots, lotSize } = minimum;
  const text = lots === 1 ? ipoText.minimumOfOne : ipoText.minimum;
  return fillText(text, ...[amount, lots, lotSize].map((value) => formatIndianNumber(value)));
}
