import * as v from "valibot";
import { meta, textEntries } from "../content/schema-fields";

export const file = "pages/not-found.yaml";

export const schema = v.strictObject({
  meta,
  ...textEntries("title", "lead", "home", "blog", "contact", "verify", "ipos"),
});
