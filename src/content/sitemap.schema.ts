import * as v from "valibot";
import { day, nonEmptyText } from "./schema-fields";

export const file = "sitemap.yaml";

const path = v.pipe(nonEmptyText, v.startsWith("/", "must start with /"));

export const schema = v.strictObject({ others: day, pages: v.optional(v.record(path, day), {}) });

export type ChangeDays = v.InferOutput<typeof schema>;
