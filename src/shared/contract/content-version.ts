import type * as v from "valibot";
import { readRecord } from "./answer";
import { endpoint, type Reader } from "./endpoint";
import { count, requiredText } from "./fields";
import { record } from "./record";

const ContentVersionSchema = record({
  version: requiredText,
  posts: count,
  categories: count,
  employees: count,
});
export type ContentVersion = v.InferOutput<typeof ContentVersionSchema>;

const readContentVersion: Reader<v.InferInput<typeof ContentVersionSchema>, ContentVersion> = (
  body,
  call,
) => readRecord(call, ContentVersionSchema, body, "answer");

/** A cheap mark that changes when anything built into pages changes (ours, not the source's). */
export const contentVersionEndpoint = endpoint({
  path: "/api/content-version",
  read: readContentVersion,
});

/** Names the day in India, too: records open and close at midnight without a save. */
export const datedVersion = (day: string, records: string): string => `${day}-${records}`;

/** Whether two versions differ in the day at most, or in answers that a build had to do without. */
export function haveSameRecords(one: string, other: string): boolean {
  const [first, second] = [one, other].map((version) =>
    version.replace(/^\d{4}-\d\d-\d\d-/, "").replace(/ without .*/, ""),
  );
  return first === second;
}
