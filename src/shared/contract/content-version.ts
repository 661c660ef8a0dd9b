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

const WITHOUT = " without ";

/** Of a release that had to do without the answers of these calls. */
export const versionWithout = (version: string, calls: readonly string[]): string =>
  [version, ...[...calls].sort()].join(WITHOUT);

export const lacksAnswers = (version: string): boolean => version.includes(WITHOUT);

/** Whether two versions differ in the day at most, or in answers that a build had to do without. */
export function haveSameRecords(one: string, other: string): boolean {
  const [first, second] = [one, other].map(
    (version) => version.replace(/^\d{4}-\d\d-\d\d-/, "").split(WITHOUT)[0],
  );
  return first === second;
}
