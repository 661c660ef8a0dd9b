import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import * as complaintRules from "../contract/complaint-rules.schema";
import * as holidays from "../contract/holidays.schema";
import * as ipoRules from "../contract/ipo-rules.schema";
import { RetentionSchema, type Retention } from "../contract/retention";
import { attempt, readField } from "../domain/read-field";
import * as companies from "./compliance/companies.schema";
import * as flagged from "./compliance/flagged-words.schema";
import * as mails from "./mails.schema";

/** Words and names of content/compliance/ that need approval (EDT-16, EDT-50). */
export type FlaggedWords = v.InferOutput<typeof flagged.schema> &
  v.InferOutput<typeof companies.schema>;

export type MailTexts = v.InferOutput<typeof mails.schema>;

/** Returns the words and names that need approval. */
export const readFlaggedWords = (root: string): FlaggedWords => ({
  ...readFile(root, flagged),
  ...readFile(root, companies),
});

/** Returns hours, lots and ratings of public issues (IPO-07, IPO-22). */
export const readIpoRules = (root: string) => readFile(root, ipoRules);

/** Returns the exchange holidays by year. */
export const readHolidays = (root: string) => readFile(root, holidays);

/** Returns days and texts of the register of complaints (CHR-17). */
export const readComplaintRules = (root: string) => readFile(root, complaintRules);

const enquiry = { file: "enquiry.yaml", schema: v.object({ retention: RetentionSchema }) };

/** Returns the days for which enquiries are kept. */
export const readRetention = (root: string): Retention => readFile(root, enquiry).retention;

/** Returns the texts of mails to visitors, with the firm's data. */
export function readMailTexts(root: string): MailTexts {
  const site = readSite(root);
  const fill = (text: string) =>
    text.replace(/\{([a-z]+\.[\w.]+)\}/gi, (_, key: string) => {
      const value = key.split(".").reduce(readField, site);
      return typeof value === "string" ? value : "";
    });
  return readFile(root, mails, (_, value) => (typeof value === "string" ? fill(value) : value));
}

/** The CMS starts without site.yaml, too (EDT-04); mails then lack the firm's data. */
const readSite = (root: string): unknown => attempt(() => parse(readText(root, "site.yaml")), null);

const readText = (root: string, file: string) =>
  readFileSync(path.join(root, "content", file), "utf8");

/** Reads a file of content/. Throws an Error that names the file and the place. */
function readFile<T>(
  root: string,
  { file, schema }: { file: string; schema: v.GenericSchema<unknown, T> },
  revive = (_: unknown, value: unknown): unknown => value,
): T {
  const result = v.safeParse(schema, parse(readText(root, file), revive));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? "file";
  throw new Error(`content/${file}: "${place}" cannot be used: ${issue.message}`);
}
