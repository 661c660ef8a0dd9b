import * as v from "valibot";
import { texts } from "./schema-fields";

export const file = "last-updated.yaml";

export const schema = texts("updated", "known");
export type LastUpdatedText = v.InferOutput<typeof schema>;
