import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";

const FILE = "content/compliance/words.yaml";

const FileSchema = v.object({ words: v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())) });

/** Reads the words that need approval (EDT-16). Throws an Error that names the file and the place. */
export function readFlaggedWords(root: string): string[] {
  const result = v.safeParse(FileSchema, parse(readFileSync(path.join(root, FILE), "utf8")));
  if (result.success) return result.output.words;
  const [issue] = result.issues;
  throw new Error(`${FILE}: "${v.getDotPath(issue) ?? "words"}" cannot be used: ${issue.message}`);
}
