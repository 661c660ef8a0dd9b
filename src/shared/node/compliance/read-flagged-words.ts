import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { file, schema } from "./flagged-words.schema";

/** Reads the words that need approval (EDT-16). Throws an Error that names the file and the place. */
export function readFlaggedWords(root: string): string[] {
  const source = readFileSync(path.join(root, "content", file), "utf8");
  const result = v.safeParse(schema, parse(source));
  if (result.success) return result.output.words;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? "words";
  throw new Error(`content/${file}: "${place}" cannot be used: ${issue.message}`);
}
