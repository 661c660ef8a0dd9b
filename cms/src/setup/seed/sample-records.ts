import fs from "node:fs/promises";
import path from "node:path";
import type { CollectionSlug, Payload } from "payload";
import { format } from "date-fns";
import { parse } from "yaml";
import type { MoveDate } from "./sample-dates";
import { createOnce, type NewRecord } from "./create-once";
import type { PictureId, SeedPicture } from "./pictures";

/** The collections that seed/data fills, with the fields that identify their records. */
const KEYS: Partial<Record<CollectionSlug, string[]>> = {
  categories: ["name"],
  authors: ["name"],
  employees: ["name"],
  reviews: ["userName"],
  jobs: ["title"],
  reports: ["heading"],
  videos: ["videoId"],
  ipos: ["company"],
  "upcoming-ipos": ["upcomingIpos"],
  "ipo-listings": ["ipoListingsToday"],
  carousels: ["name"],
  "small-carousels": ["name"],
  events: ["title"],
  "complaint-months": ["year", "month"],
  "complaint-years": ["year"],
  "complaint-reports": ["monthEnding"],
};

/** Reads all records of the folder's files, with names of pictures instead of ids. */
export async function readRecords(folder: string, moveDate: MoveDate): Promise<NewRecord[]> {
  const lists = Object.entries(KEYS).map(async ([name, keys]) => {
    const collection = name as CollectionSlug;
    const source = await fs.readFile(path.join(folder, `${name}.yaml`), "utf8");
    // YAML reads 2026-10-05 as text with this schema, never as a time in some time zone.
    const records: NewRecord["data"][] = parse(source, { schema: "core", merge: true });
    return records.map((data) => ({ collection, keys, data: moveRecord(data, moveDate) }));
  });
  return (await Promise.all(lists)).flat();
}

/** Moves a record's dates, and the issue month and year of a report. */
function moveRecord(data: NewRecord["data"], moveDate: MoveDate): NewRecord["data"] {
  const dates = mapValues(data, moveDate);
  if (typeof dates.issueDate !== "string") return dates;
  const [issueMonth = "", issueYear] = format(dates.issueDate, "MMMM yyyy").split(" ");
  return { ...dates, issueMonth, issueYear: Number(issueYear) };
}

function mapValues(data: NewRecord["data"], mapValue: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapValue(value)]));
}

/** Lists the pictures that the records name. */
export function listRecordPictures(records: NewRecord[]): SeedPicture[] {
  return records.flatMap(({ data }) => Object.values(data).filter(isPicture));
}

/** Creates missing records and returns their number. Throws an error that names the file. */
export async function seedRecords(
  payload: Payload,
  records: readonly NewRecord[],
  getMediaId: PictureId,
): Promise<number> {
  let newCount = 0;
  for (const { collection, keys, data } of records) {
    const values = mapValues(data, (value) => (isPicture(value) ? getMediaId(value.file) : value));
    const record = { collection, keys, data: values };
    const { isNew } = await createOnce(payload, record).catch((error: unknown) => {
      throw new Error(`seed/data/${collection}.yaml: ${String(error)}`, { cause: error });
    });
    if (isNew) newCount += 1;
  }
  return newCount;
}

function isPicture(value: unknown): value is SeedPicture {
  return typeof value === "object" && value !== null && "file" in value;
}
