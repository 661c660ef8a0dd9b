import * as v from "valibot";
import { meta, pickTexts } from "../../content/schema-fields";

export const file = "pages/gone-post.yaml";

export const schema = v.strictObject({ meta, ...pickTexts("title", "text", "posts", "all") });
