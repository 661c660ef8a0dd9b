import * as v from "valibot";
import { textEntries, texts } from "./schema-fields";

export const file = "compliance/claim-words.yaml";

export const schema = v.strictObject({
  ...textEntries("link", "dated"),
  columns: texts("value", "statement", "source", "asOf"),
});
