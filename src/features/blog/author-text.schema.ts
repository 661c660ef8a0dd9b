import * as v from "valibot";
import { meta, pickTexts } from "../../content/schema-fields";

export const file = "pages/author.yaml";

export const schema = v.strictObject({
  meta,
  ...pickTexts("eyebrow", "qualifications", "nism", "validUntil", "interests", "profiles"),
  ...pickTexts("posts", "none"),
});
