import * as v from "valibot";
import { meta, textEntries } from "../../content/schema-fields";

export const file = "pages/author.yaml";

export const schema = v.strictObject({
  meta,
  ...textEntries("eyebrow", "qualifications", "nism", "validUntil", "interests", "profiles"),
  ...textEntries("posts", "none"),
});
