import * as v from "valibot";
import { meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/upi.yaml";

const titled = toTexts("title", "text");

export const schema = v.strictObject({
  meta,
  hero: toTexts("title", "eyebrow", "lead"),
  handle: v.strictObject({
    ...pickTexts("title", "lead", "copy", "copied", "failed", "anatomy"),
    /** Put together, the texts of the parts are the handle. */
    parts: v.pipe(
      v.array(toTexts("text", "name", "meaning")),
      v.minLength(2, "must have at least two parts of the handle"),
    ),
    sample: v.optional(nonEmptyText),
  }),
  /** The official QR picture in static/, with alternative text. */
  qrImage: v.optional(
    v.pipe(nonEmptyText, v.regex(/^\/[^/]/, "must be a file of static/, such as /pictures/qr.png")),
  ),
  qrAlt: nonEmptyText,
  mark: toTexts("title", "text", "picture"),
  verify: v.strictObject({
    ...pickTexts("title", "lead", "portal", "verifyUs"),
    steps: v.array(titled),
  }),
  questions: v.strictObject({ title: nonEmptyText, items: v.array(toTexts("question", "answer")) }),
  notice: toTexts("title", "summary"),
  updated: nonEmptyText,
});

export type Upi = v.InferOutput<typeof schema>;
