import * as v from "valibot";
import { createList, toTexts } from "../../content/schema-fields";

export const file = "search-aliases.yaml";

/** Only the build reads this file; its words are in the search's files. */
export const schema = v.strictObject({ aliases: createList(toTexts("path", "words")) });
