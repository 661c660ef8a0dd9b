import { ValidationError, type CollectionBeforeValidateHook } from "payload";
import { toIndianDay } from "../../../src/shared/domain/dates";
import { toPlainText } from "../../../src/shared/contract/plain-text";
import { throwFieldError } from "../lib/throw-field-error";
import { readIssueDate } from "./issue-date";

const DATES = ["openingDate", "closingDate", "listingDate", "allotmentDate"];

/** Stores the dates of an issue as days (IPO-07). */
export const readIssueDates: CollectionBeforeValidateHook = ({ collection, data, originalDoc }) => {
  const dates = DATES.flatMap((path) => {
    const text: unknown = data?.[path];
    return typeof text === "string" && text !== originalDoc?.[path]
      ? { path, ...readIssueDate(text) }
      : [];
  });
  const errors = dates.flatMap(({ path, problem }) => (problem ? { path, message: problem } : []));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
  return { ...data, ...Object.fromEntries(dates.map(({ path, value }) => [path, value])) };
};

const toDay = (value: unknown) => (typeof value === "string" ? toIndianDay(value) : null);

/** Refuses an issue that closes before it opens, or prices in the wrong order (IPO-07). */
export const checkIpo: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { openingDate, closingDate, priceMin, priceMax } = { ...originalDoc, ...data };
  const [opens, closes] = [toDay(openingDate), toDay(closingDate)];
  if (opens !== null && closes !== null && opens > closes)
    throwFieldError(
      "ipos",
      "closingDate",
      `The issue would close on ${closes}, before it opens on ${opens}.`,
    );
  if (typeof priceMin === "number" && typeof priceMax === "number" && priceMin > priceMax)
    throwFieldError(
      "ipos",
      "priceMax",
      `The highest price, ${priceMax}, is below the lowest, ${priceMin}.`,
    );
  return data;
};

const REVIEW_FIELDS = [
  ["reviewAuthor", "the name of the author"],
  ["reviewDate", "the review date"],
  ["holdingStatement", "whether the author holds, or will apply for, shares of this company"],
] as const;

const isBlank = (value: unknown) =>
  value === null || value === undefined || toPlainText(String(value)) === "";

/** Refuses a rating or review without author, day and holding statement (IPO-18). */
export const checkReview: CollectionBeforeValidateHook = ({ collection, data, originalDoc }) => {
  const ipo: Record<string, unknown> = { ...originalDoc, ...data };
  if (isBlank(ipo.listingAt) && isBlank(ipo.review)) return data;
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
