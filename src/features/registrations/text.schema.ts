import * as v from "valibot";
import { createList, day, meta, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/registrations.yaml";

export const schema = v.strictObject({
  meta,
  hero: toTexts("eyebrow", "title", "lead"),
  ...pickTexts("single", "check", "verify"),
  labels: v.strictObject({
    ...pickTexts("number", "category", "name", "brand", "since"),
    ...pickTexts("feeBlock", "feePeriod", "feeEnded"),
  }),
  registrations: createList(
    v.strictObject({
      ...pickTexts("number", "category", "name", "brand"),
      since: day,
      /** The years for which the fee is paid. */
      feeBlock: v.strictObject({ from: day, to: day }),
    }),
    "registration",
  ),
});
