import * as v from "valibot";

export const file = "compliance/word-exceptions.yaml";

const text = v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty"));

/** Sentences of content/ that may contain a word of words.yaml (TRU-32). */
export const schema = v.array(
  v.strictObject({ file: text, sentence: text, reason: text, approver: text }),
);
