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
