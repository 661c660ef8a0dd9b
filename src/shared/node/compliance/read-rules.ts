import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import * as ipoRules from "../../contract/ipo-rules.schema";
import * as companies from "./companies.schema";
import * as flagged from "./flagged-words.schema";

/** Words and names of content/compliance/ that need approval (EDT-16, EDT-50). */
export type FlaggedWords = v.InferOutput<typeof flagged.schema> &
  v.InferOutput<typeof companies.schema>;

/** Returns the words and names that need approval. */
export const readFlaggedWords = (root: string): FlaggedWords => ({
  ...readFile(root, flagged),
  ...readFile(root, companies),
});

/** Returns hours, lots and ratings of public issues (IPO-07, IPO-22). */
export const readIpoRules = (root: string) => readFile(root, ipoRules);

/** Reads a file of content/. Throws an Error that names the file and the place. */
function readFile<T>(
  root: string,
  { file, schema }: { file: string; schema: v.GenericSchema<unknown, T> },
): T {
  const result = v.safeParse(schema, parse(readFileSync(path.join(root, "content", file), "utf8")));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? "file";
  throw new Error(`content/${file}: "${place}" cannot be used: ${issue.message}`);
}
