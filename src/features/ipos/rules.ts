import source from "../../../content/compliance/ipo-rules.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "../../shared/contract/ipo-rules.schema";
import type { Ipo } from "../../shared/contract/ipos";
import { computeIpoStage, findEnd, listClosingHours } from "../../shared/domain/ipo";

export const ipoRules = readTexts<typeof schema>(source);
const { ratings, horizon, benchmark } = ipoRules;

/** What our ratings mean, each with its horizon and benchmark (IPO-22). */
export const RATINGS = ratings.map((rating) => ({
  term: rating.word,
  meaning: `${rating.meaning} ${horizon}: ${rating.horizon}. ${benchmark}: ${rating.benchmark}.`,
}));

/** The hours at which issues close on their last day. */
export const CLOSING_HOURS = listClosingHours(ipoRules.hours);

/** Returns the stage at a time in India, such as 2026-11-25T16:00 (IPO-09). */
export const getStage = (ipo: Ipo, now: string) => computeIpoStage(ipo, now, ipoRules.hours);

/** Returns the API's status, or what has happened since: an outcome, or the last hour (IPO-07, IPO-20). */
export function getStatus(ipo: Ipo, now: string): string {
  const isOver = ["closed", "listed"].includes(getStage(ipo, now));
  return findEnd(ipo) ?? (ipo.status === "open" && isOver ? "closed" : ipo.status);
}
