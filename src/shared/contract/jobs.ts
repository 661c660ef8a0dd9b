import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./response";
import { link, optionalText, requiredText, toText, toRecord } from "./fields";

const JobSchema = toRecord({
  id: ["_id", requiredText],
  title: toText(""),
  type: toText("Full-time"),
  description: toText(""),
  salary: optionalText,
  location: optionalText,
  applyUrl: ["googleFormLink", link],
});
export type Job = v.InferOutput<typeof JobSchema>;

/** Open positions (CAR-01). */
export const jobsEndpoint = defineEndpoint({
  path: "/api/jobs",
  read: createListReader(JobSchema),
});
