import { ValidationError, type CollectionBeforeValidateHook } from "payload";
import { dayInIndia } from "../../../src/shared/dates";

const dayOf = (value: unknown) => (typeof value === "string" ? dayInIndia(value) : null);

/** The site goes by these dates (IPO-07): the wrong way round, no day would be between them. */
export const closesAfterOpening: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { openingDate, closingDate } = { ...originalDoc, ...data };
  const [opens, closes] = [dayOf(openingDate), dayOf(closingDate)];
  if (opens === null || closes === null || opens <= closes) return data;
  const message = `The issue would close on ${closes}, before it opens on ${opens}.`;
  throw new ValidationError({
    collection: "ipos",
    errors: [{ path: "closingDate", label: "Closing date", message }],
  });
};
