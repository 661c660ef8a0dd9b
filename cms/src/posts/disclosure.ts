import { addDays, format, parseISO } from "date-fns";
import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { showsDisclosure } from "../../../src/shared/contract/disclosure";
import { getIndianDay } from "../../../src/shared/domain/clock";
import { toIndianDay, formatLongDate } from "../../../src/shared/domain/dates";
import { findRaw, isPublic } from "../lib/find-raw";
import { throwFieldError } from "../lib/throw-field-error";
import type { Post } from "../payload-types";
import { hashPost } from "./approval/approval-digest";
import { MIN_PRICE_AGE_DAYS } from "./disclosure-fields";

type Disclosed = Partial<
  Pick<Post, "kind" | "namesSecurity" | "securities" | "holding" | "priceDataAsOf">
>;
type Problem = { field: keyof Disclosed; message: string };

const QUESTION_FIELDS = ["kind", "namesSecurity"] as const;

/** Returns why a post may not be published on a day ("2026-11-26"), or null if it may (PST-10, EDT-50). */
export function findDisclosureProblem(
  post: Disclosed,
  day: string,
  isOnSiteWithout: readonly string[] = [],
): Problem | null {
  for (const field of QUESTION_FIELDS)
    if (!post[field] && !isOnSiteWithout.includes(field))
      return { field, message: QUESTIONS[field] };
  const hasNames = Boolean(post.securities?.length);
  if (post.namesSecurity === "yes" && !hasNames)
    return { field: "securities", message: "Enter each company or security that this post names." };
  if (post.namesSecurity === "no" && hasNames)
    return { field: "namesSecurity", message: "Choose “Yes”: this post names securities." };
  if (showsDisclosure(post.kind, hasNames) && !post.holding)
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

const QUESTIONS = {
  kind: "Choose the kind of post before you publish.",
  namesSecurity: "Answer “Names a company or security” before you publish.",
};

/** Lists the questions that a post on the site may leave open: it is older, and its text stays (EDT-50). */
async function listMissingAnswers(post: Partial<Post>, req: PayloadRequest) {
  const row = post.id === undefined ? null : await findRaw<Post>(req, "posts", post.id);
  if (row === null || !isPublic(row)) return [];
  const missing = QUESTION_FIELDS.filter((field) => !row[field]);
  if (missing.length === 0) return [];
  return (await hashPost(row, req)) === (await hashPost(post, req)) ? missing : [];
}

/** Refuses to publish a post without what PST-10 and EDT-50 require. */
export const checkDisclosure =
  (siteToday: string | null): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const post = { ...originalDoc, ...data };
    if (post._status !== "published" || post.deletedAt || req.context.seed === true) return data;
    const missing = await listMissingAnswers(post, req);
    const problem = findDisclosureProblem(post, getIndianDay(siteToday), missing);
    if (problem) throwFieldError("posts", problem.field, problem.message);
    return data;
  };
