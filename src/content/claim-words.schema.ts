import * as v from "valibot";
import { pickTexts, toTexts } from "./schema-fields";

export const file = "compliance/claim-words.yaml";

export const schema = v.strictObject({
  ...pickTexts("link", "mark", "dated"),
  columns: toTexts("value", "statement", "source", "asOf"),
});
