import * as v from "valibot";
import { meta, pickTexts } from "../content/schema-fields";

export const file = "pages/not-found.yaml";

export const schema = v.strictObject({
  meta,
  ...pickTexts("title", "lead", "home", "blog", "contact", "verify", "ipos"),
});
