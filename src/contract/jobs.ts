import * as v from "valibot";
import { readList, type List } from "./answer";
import { link, optionalText, requiredText, text } from "./fields";

/** GET: open positions (CAR-01). */
export const jobsPath = () => "/api/jobs";

export const JobSchema = v.pipe(
  v.looseObject({
    _id: requiredText,
    title: text(""),
    type: text("Full-time"),
    description: text(""),
    salary: optionalText,
    location: optionalText,
    googleFormLink: link,
  }),
  v.transform(({ _id, title, type, description, salary, location, googleFormLink }) => ({
    id: _id,
    title,
    type,
    description,
    /** As the CMS words it; shown 'per year'. */
    salary,
    location,
    applyUrl: googleFormLink,
  })),
);
export type Job = v.InferOutput<typeof JobSchema>;

export function readJobs(body: unknown): List<Job> {
  return readList("GET /api/jobs", JobSchema, body);
}
