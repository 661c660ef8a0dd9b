import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type ValidationFieldError,
} from "payload";
import type { IpoRules } from "../../../src/shared/contract/ipo-rules.schema";
import { toPlainText } from "../../../src/shared/contract/plain-text";
import { formatLongDate, toIndianDay } from "../../../src/shared/domain/dates";
import { findFlaggedWords, findPriceTalk } from "../../../src/shared/domain/flagged-words";
import type { Environment } from "../environment";
import { throwFieldError } from "../lib/throw-field-error";

const toDay = (value: unknown) => (typeof value === "string" ? toIndianDay(value) : null);

/** The days of an issue in their order, as messages name them. */
const ORDER = [
  ["openingDate", "open"],
  ["closingDate", "close"],
  ["allotmentDate", "allot"],
  ["listingDate", "list"],
] as const;

/** Returns a check that refuses days and prices in the wrong order, and too few lots (IPO-07, IPO-10). */
export const createIpoCheck =
  ({ smeLots }: Pick<IpoRules, "smeLots">): CollectionBeforeValidateHook =>
  ({ collection, data, originalDoc }) => {
    const ipo: Record<string, unknown> = { ...originalDoc, ...data };
    const days = ORDER.flatMap(([path, verb]) => {
      const day = toDay(ipo[path]);
      return day === null ? [] : [{ path, verb, day }];
    });
    const errors: ValidationFieldError[] = days.flatMap(({ path, verb, day }, at) => {
      const previous = days[at - 1];
      if (previous === undefined || previous.day <= day) return [];
      const message = `The issue would ${verb} on ${day}, before it ${previous.verb}s on ${previous.day}.`;
      return { path, message };
    });
    const { priceMin, priceMax, board, minLots } = ipo;
    if (typeof priceMin === "number" && typeof priceMax === "number" && priceMin > priceMax)
      errors.push({
        path: "priceMax",
        message: `The highest price, ${priceMax}, is below the lowest, ${priceMin}.`,
      });
    const opens = toDay(ipo.openingDate) ?? "";
    if (
      board === "sme" &&
      opens >= smeLots.from &&
      Number(minLots ?? smeLots.minimum) < smeLots.minimum
    )
      errors.push({
        path: "minLots",
        message: `An SME issue that opens from ${formatLongDate(smeLots.from)} on has at least ${smeLots.minimum} lots.`,
      });
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
    return data;
  };

/** Refuses a withdrawal, postponement or extension without its day and source (IPO-20). */
export const checkOutcome: CollectionBeforeValidateHook = ({ collection, data, originalDoc }) => {
  const ipo: Record<string, unknown> = { ...originalDoc, ...data };
  const errors = ["outcomeDay", "outcomeSource"].flatMap((path) =>
    isBlank(ipo.outcome) || !isBlank(ipo[path])
      ? []
      : { path, message: "Enter the day and the source of the announcement." },
  );
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
  return data;
};

const REVIEW_FIELDS = [
  ["reviewAuthor", "the name of the author"],
  ["reviewDate", "the review date"],
  ["holdingStatement", "whether the author holds, or will apply for, shares of this company"],
] as const;

const isBlank = (value: unknown) =>
  value === null || value === undefined || toPlainText(String(value)) === "";

/** Refuses a new rating that is not defined, and one without author, day and holding statement (IPO-18, IPO-22). */
export const createReviewCheck =
  ({ ratings }: Pick<IpoRules, "ratings">): CollectionBeforeValidateHook =>
  ({ collection, data, originalDoc }) => {
    const ipo: Record<string, unknown> = { ...originalDoc, ...data };
    if (isBlank(ipo.listingAt) && isBlank(ipo.review)) return data;
    const isNew = !isBlank(ipo.listingAt) && ipo.listingAt !== originalDoc?.listingAt;
    const words = ratings.map(({ word }) => word);
    if (isNew && !words.some((word) => word === ipo.listingAt))
      throwFieldError("ipos", "listingAt", `Use one of these ratings: ${words.join(", ")}.`);
    const errors = REVIEW_FIELDS.filter(([path]) => isBlank(ipo[path])).map(([path, label]) => ({
      path,
      message: `A rating or review is an opinion on a public offer. Enter ${label}.`,
    }));
    if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
    return data;
  };

const GREY_MARKET = /(?<![\p{L}\p{N}])g\.?m\.?p(?![\p{L}\p{N}])|gr[ae]y[\s-]*market/iu;

/** Refuses unofficial prices: records of IPOs may not contain a grey market premium (TRU-24). */
export const refuseGreyMarket: CollectionBeforeValidateHook = ({ collection, data }) => {
  const errors = Object.entries(data ?? {}).flatMap(([path, value]) =>
    typeof value === "string" && GREY_MARKET.test(toPlainText(value))
      ? {
          path,
          message:
            "A grey market premium (GMP) is an unofficial price and may not be shown. Remove it. If you mean good manufacturing practice, write it in full.",
        }
      : [],
  );
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
  return data;
};

/** Refuses an opinion among facts, which have no author, holding and approval (IPO-24, IPO-26). */
export const createOpinionCheck =
  (
    { approval, ipoRules }: Pick<Environment, "approval" | "ipoRules">,
    facts: readonly string[],
  ): CollectionBeforeValidateHook =>
  ({ collection, data }) => {
    const ratings = ipoRules.ratings.map(({ word }) => word);
    const words = [...approval.words, ...approval.ratings, ...ratings];
    for (const path of facts) {
      const text = toPlainText(String(data?.[path] ?? ""));
      const [word] = [...findFlaggedWords(text, words), ...findPriceTalk(text, approval.prices)];
      const message = `“${word}” is an opinion. Only facts belong here: enter it as rating or review of the IPO.`;
      if (word !== undefined) throwFieldError(collection.slug, path, message);
    }
    return data;
  };
