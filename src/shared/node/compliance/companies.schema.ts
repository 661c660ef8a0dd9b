import * as v from "valibot";

export const file = "compliance/companies.yaml";

/** Names of companies and securities that a post may not name without approval (EDT-50). */
export const schema = v.strictObject({
  companies: v.array(v.pipe(v.string(), v.trim(), v.minLength(3, "needs at least 3 letters"))),
});
