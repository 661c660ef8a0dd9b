import * as v from "valibot";
import { atLeastOne, day, meta, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/registrations.yaml";

export const schema = v.strictObject({
  meta,
  hero: texts("eyebrow", "title", "lead"),
  ...textEntries("single", "check", "verify"),
  labels: texts("number", "category", "name", "brand", "since", "feeBlock", "feePeriod"),
  registrations: atLeastOne(
    v.strictObject({
      ...textEntries("number", "category", "name", "brand"),
      since: day,
      /** The years for which the fee is paid. */
      feeBlock: v.strictObject({ from: day, to: day }),
    }),
    "registration",
  ),
});
