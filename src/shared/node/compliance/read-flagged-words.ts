import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import * as companies from "./companies.schema";
import * as flagged from "./flagged-words.schema";

/** Words and names of content/compliance/ that need approval (EDT-16, EDT-50). */
export type FlaggedWords = v.InferOutput<typeof flagged.schema> &
  v.InferOutput<typeof companies.schema>;

/** Reads words and names that need approval. Throws an Error that names the file and the place. */
export const readFlaggedWords = (root: string): FlaggedWords => ({
  ...readList(root, flagged.file, flagged.schema),
  ...readList(root, companies.file, companies.schema),
});

function readList<T>(root: string, file: string, schema: v.GenericSchema<unknown, T>): T {
  const source = readFileSync(path.join(root, "content", file), "utf8");
  const result = v.safeParse(schema, parse(source));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? "words";
  throw new Error(`content/${file}: "${place}" cannot be used: ${issue.message}`);
}
