import * as v from "valibot";
import { nonEmptyText, pickTexts } from "../../content/schema-fields";

export const file = "notice.yaml";

const points = v.pipe(v.array(nonEmptyText), v.minLength(1, "needs at least one point"));

const createLanguageSchema = (lang: "hi" | "en") =>
  v.strictObject({
    lang: v.literal(lang, `must be "${lang}"`),
    title: nonEmptyText,
    payment: v.strictObject({ title: nonEmptyText, points }),
    fraud: v.strictObject({ title: nonEmptyText, points, report: nonEmptyText }),
  });

export const schema = v.strictObject({
  ...pickTexts("close", "understand", "verify"),
  languages: v.strictTuple(
    [createLanguageSchema("hi"), createLanguageSchema("en")],
    "must contain the notice in Hindi, then in English",
  ),
});

export type Notice = v.InferOutput<typeof schema>;
