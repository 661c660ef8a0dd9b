import * as v from "valibot";

export const file = "compliance/words.yaml";

const words = v.array(v.pipe(v.string(), v.trim(), v.nonEmpty()));

/** `ratings` and `prices` count in posts that name no company or security (EDT-50). */
export const schema = v.strictObject({ words, ratings: words, prices: words });
