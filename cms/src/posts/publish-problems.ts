import { addDays, format, parseISO } from "date-fns";
import { showsDisclosure } from "../../../src/shared/contract/disclosure";
import { toIndianDay, formatLongDate } from "../../../src/shared/domain/dates";
import type { Post } from "../payload-types";

/** Minimum age in days of prices in educational posts. */
export const MIN_PRICE_AGE_DAYS = 30;

/** The questions that only older posts may leave open (EDT-50). */
export const QUESTION_FIELDS = ["kind", "namesSecurity"] as const;

type Problem = { path: keyof Post; message: string };

/** Returns all that keeps a post from being published on a day ("2026-11-26"), field by field (EDT-84). */
export function findPublishProblems(post: Partial<Post>, day: string): Problem[] {
  const { title, author, kind, namesSecurity, securities, holding, revisionNote } = post;
  const hasNames = Boolean(securities?.length);
  const [date, revisedOn, priceDay] = [post.date, post.revisedAt, post.priceDataAsOf].map((value) =>
    toIndianDay(value ?? null),
  );
  const earliest =
    kind === "education" && priceDay
      ? format(addDays(parseISO(priceDay), MIN_PRICE_AGE_DAYS), "yyyy-MM-dd")
      : null;
  const rules: [path: keyof Post, isBroken: unknown, message: string][] = [
    ["title", !title?.trim(), "Enter a title."],
    ["author", !author?.trim(), "Choose the author."],
    ["kind", !kind, "Choose the kind of post."],
    ["namesSecurity", !namesSecurity, "Answer “Names a company or security”."],
    ["namesSecurity", namesSecurity === "no" && hasNames, "Choose “Yes”: it names securities."],
    ["securities", namesSecurity === "yes" && !hasNames, "Enter each company or security."],
    ["holding", showsDisclosure(kind, hasNames) && !holding, "Choose who holds the securities."],
    [
      "priceDataAsOf",
      earliest && day < earliest,
      `Educational posts may not use prices newer than ${MIN_PRICE_AGE_DAYS} days. Publish this post on ${formatLongDate(earliest)} or later.`,
    ],
    ["revisionNote", revisedOn && !revisionNote, "Add a revision note."],
    ["revisedAt", revisionNote && !revisedOn, "Enter the date of the revision."],
    ["revisedAt", revisedOn && revisedOn < (date ?? day), "The revision is older than the post."],
  ];
  return rules.flatMap(([path, isBroken, message]) => (isBroken ? [{ path, message }] : []));
}
