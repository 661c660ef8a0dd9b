import fs from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import * as schemas from "./schemas";

export type SampleData = Awaited<ReturnType<typeof readSampleData>>;

export async function readSampleData(folder: string) {
  const read = <T>(name: string, schema: v.GenericSchema<unknown, T>) =>
    readYaml(folder, `${name}.yaml`, schema);
  return {
    categories: await read("categories", schemas.CategoriesSchema),
    employees: await read("employees", schemas.EmployeesSchema),
    reviews: await read("reviews", schemas.ReviewsSchema),
    jobs: await read("jobs", schemas.JobsSchema),
    reports: await read("reports", schemas.ReportsSchema),
    videos: await read("videos", schemas.VideosSchema),
    ipos: await read("ipos", schemas.IposSchema),
    upcomingIpos: await read("upcoming-ipos", schemas.UpcomingSchema),
    listingToday: await read("listing-today", schemas.ListingTodaySchema),
    carousel: await read("carousel", schemas.CarouselSchema),
    event: await read("event", schemas.EventSchema),
    complaintMonths: await read("complaint-months", schemas.ComplaintMonthsSchema),
    complaintYears: await read("complaint-years", schemas.ComplaintYearsSchema),
    complaintReport: await read("complaint-report", schemas.ComplaintReportSchema),
  };
}

/** Reads a data file. Throws a sentence that names the file, the field and the reason. */
export async function readYaml<T>(
  folder: string,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const source = await fs.readFile(path.join(folder, name), "utf8");
  const result = v.safeParse(schema, parse(source, { schema: "core" }));
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`seed/data/${name}: "${v.getDotPath(issue) ?? "file"}": ${issue.message}`);
}
