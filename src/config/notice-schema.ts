import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/notice.yaml; checked at build, like site.yaml.

const points = v.pipe(v.array(words), v.minLength(1, "needs at least one point"));

const inLanguage = (lang: "hi" | "en") =>
  v.strictObject({
    lang: v.literal(lang, `must be "${lang}"`),
    title: words,
    payment: v.strictObject({ title: words, points }),
    fraud: v.strictObject({ title: words, points, report: words }),
  });

export const NoticeSchema = v.strictObject({
  close: words,
  understand: words,
  languages: v.strictTuple(
    [inLanguage("hi"), inLanguage("en")],
    "must hold the notice in Hindi, then in English",
  ),
});

/** The Important Notice in Hindi and in English. */
export type Notice = v.InferOutput<typeof NoticeSchema>;
