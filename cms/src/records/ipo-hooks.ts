import type { CollectionBeforeValidateHook } from "payload";
import { dayInIndia } from "../../../src/shared/domain/dates";
import { throwFieldError } from "../lib/refuse-field";

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
