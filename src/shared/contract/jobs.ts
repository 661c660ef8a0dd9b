import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { link, optionalText, requiredText, text } from "./fields";
import { record } from "./record";

const JobSchema = record({
  id: ["_id", requiredText],
  title: text(""),
  type: text("Full-time"),
  description: text(""),
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
