import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { RetentionSchema, type Retention } from "../contract/retention";

const FILE = "content/enquiry.yaml";

const FileSchema = v.object({ retention: RetentionSchema });

/** Reads retention periods from content/enquiry.yaml. Throws an Error that names the key. */
export function readRetention(root: string): Retention {
  const result = v.safeParse(FileSchema, parse(readFileSync(path.join(root, FILE), "utf8")));
  if (result.success) return result.output.retention;
  const [issue] = result.issues;
  throw new Error(
    `${FILE}: "${v.getDotPath(issue) ?? "retention"}" cannot be used: ${issue.message}`,
  );
}
