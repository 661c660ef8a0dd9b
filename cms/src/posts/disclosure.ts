import { addDays, format, parseISO } from "date-fns";
import type { CollectionBeforeChangeHook } from "payload";
import { getIndianDay } from "../../../src/shared/domain/clock";
import { toIndianDay, formatLongDate } from "../../../src/shared/domain/dates";
import { throwFieldError } from "../lib/throw-field-error";
import type { Post } from "../payload-types";
import { MIN_PRICE_AGE_DAYS } from "./disclosure-fields";

type Disclosed = Partial<Pick<Post, "kind" | "securities" | "holding" | "priceDataAsOf">>;
type Problem = { field: keyof Disclosed; message: string };

/** Returns why a post may not be published on a day ("2026-11-26"), or null if it may. */
export function findDisclosureProblem(post: Disclosed, day: string): Problem | null {
  if (post.securities?.length && !post.holding)
    return { field: "holding", message: "Choose who holds the securities that this post names." };
  const priceDay = toIndianDay(post.priceDataAsOf ?? null);
  if (post.kind !== "education" || priceDay === null) return null;
  const earliest = format(addDays(parseISO(priceDay), MIN_PRICE_AGE_DAYS), "yyyy-MM-dd");
  if (day >= earliest) return null;
  return {
    field: "priceDataAsOf",
    message: `Educational posts may not use prices newer than ${MIN_PRICE_AGE_DAYS} days. Publish this post on ${formatLongDate(earliest)} or later.`,
  };
}

/** Refuses to publish a post without what PST-10 requires. */
export const checkDisclosure =
  (siteToday: string | null): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const post = { ...originalDoc, ...data };
    if (post._status !== "published" || post.deletedAt) return data;
    const problem = findDisclosureProblem(post, getIndianDay(siteToday));
    if (problem) throwFieldError("posts", problem.field, problem.message);
    return data;
  };
