import * as v from "valibot";
import { day, pickEntries, pickTexts } from "./schema-fields";

export const file = "claims.yaml";

const claim = v.strictObject({
  ...pickTexts("value", "statement", "source", "evidence", "approvedBy", "reference", "rule"),
  ...pickEntries(day, "asOf", "reviewBy"),
  onExpiry: v.picklist(["hide", "date"], 'must be "hide" or "date"'),
});

/** The home page counts up users, rating and years; texts may use any claim (TRU-17). */
export const schema = v.objectWithRest(pickEntries(claim, "users", "rating", "years"), claim);

export type Claims = v.InferOutput<typeof schema>;
