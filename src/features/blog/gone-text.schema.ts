import * as v from "valibot";
import { meta, textEntries } from "../../content/schema-fields";

export const file = "pages/gone-post.yaml";

export const schema = v.strictObject({ meta, ...textEntries("title", "text", "posts", "all") });
