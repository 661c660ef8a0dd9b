import * as v from "valibot";

export const file = "compliance/words.yaml";

export const schema = v.strictObject({
  words: v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())),
});
