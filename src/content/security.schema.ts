import * as v from "valibot";
import { createList, day, nonEmptyText } from "./schema-fields";

export const file = "security.yaml";

const contact = v.pipe(
  nonEmptyText,
  v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must start with mailto: or https://"),
);
export const schema = v.strictObject({
  contacts: createList(contact),
  expires: day,
  languages: v.pipe(
    nonEmptyText,
    v.regex(/^[a-z]{2,3}(?:, [a-z]{2,3})*$/, "must be codes such as en, hi"),
  ),
});

export type Security = v.InferOutput<typeof schema>;
