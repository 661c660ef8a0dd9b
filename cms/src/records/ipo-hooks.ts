import { ValidationError, type CollectionBeforeValidateHook } from "payload";
import { dayInIndia } from "../../../src/shared/domain/dates";
import { throwFieldError } from "../lib/refuse-field";
import { readIssueDate } from "./issue-date";

const DATES = ["openingDate", "closingDate", "listingDate", "allotmentDate"];

/** Stores the dates of an issue as days, so that the site need not guess them (IPO-07). */
export const readIssueDates: CollectionBeforeValidateHook = ({ collection, data, originalDoc }) => {
  const given = DATES.flatMap((path) => {
    const text: unknown = data?.[path];
    return typeof text === "string" && text !== originalDoc?.[path]
      ? { path, ...readIssueDate(text) }
      : [];
  });
  const errors = given.flatMap(({ path, problem }) => (problem ? { path, message: problem } : []));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors });
  return { ...data, ...Object.fromEntries(given.map(({ path, value }) => [path, value])) };
};

const dayOf = (value: unknown) => (typeof value === "string" ? dayInIndia(value) : null);

/** The site goes by the dates (IPO-07): the wrong way round, no day would be between them. */
export const checkIpo: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { openingDate, closingDate, priceMin, priceMax } = { ...originalDoc, ...data };
  const [opens, closes] = [dayOf(openingDate), dayOf(closingDate)];
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
