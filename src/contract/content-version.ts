import * as v from "valibot";
import { readRecord } from "./answer";
import { count, requiredText } from "./fields";

/** GET: a cheap mark that changes when anything built into pages changes (ours, not the source's). */
export const contentVersionPath = () => "/api/content-version";

export const ContentVersionSchema = v.pipe(
  v.looseObject({ version: requiredText, posts: count, categories: count, employees: count }),
  v.transform(({ version, posts, categories, employees }) => ({
    version,
    posts,
    categories,
    employees,
  })),
);
export type ContentVersion = v.InferOutput<typeof ContentVersionSchema>;

export function readContentVersion(body: unknown): ContentVersion {
  return readRecord("GET /api/content-version", ContentVersionSchema, body, "answer");
}
