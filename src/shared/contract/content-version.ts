import type * as v from "valibot";
import { readRecord, defineEndpoint, type Reader } from "./response";
import { count, requiredText, toRecord } from "./fields";

const ContentVersionSchema = toRecord({
  version: requiredText,
  posts: count,
  categories: count,
  employees: count,
});
export type ContentVersion = v.InferOutput<typeof ContentVersionSchema>;

const readContentVersion: Reader<v.InferInput<typeof ContentVersionSchema>, ContentVersion> = (
  body,
  call,
) => readRecord(call, ContentVersionSchema, body, "response");

/** Cheap to poll; the version changes with anything built into pages. Other APIs may lack it. */
export const contentVersionEndpoint = defineEndpoint({
  path: "/api/content-version",
  read: readContentVersion,
});

/** Returns a version with the day or hour in India, because records open and close without a save. */
export const joinVersion = (time: string, records: string): string => `${time}-${records}`;

const WITHOUT = " without ";

/** Returns the version of a release that was built without these calls. */
export const markMissingCalls = (version: string, calls: readonly string[]): string =>
  [version, ...[...calls].sort()].join(WITHOUT);

/** True if {@link markMissingCalls} added calls to the version. */
export const hasMissingResponses = (version: string): boolean => version.includes(WITHOUT);

/** True if two versions differ at most in the time or in the calls they were built without. */
export function hasSameRecords(one: string, other: string): boolean {
  const [first, second] = [one, other].map(
    (version) => version.replace(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?-/, "").split(WITHOUT)[0],
  );
  return first === second;
}
