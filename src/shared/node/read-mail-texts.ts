import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { readField } from "../domain/read-field";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const FileSchema = v.object({ acknowledgement: v.object({ subject: text, text }) });

export type MailTexts = v.InferOutput<typeof FileSchema>;

/** Reads the texts of mails to visitors, with the firm's data. Throws an Error that names the file. */
export function readMailTexts(root: string): MailTexts {
  const readYaml = (name: string) => readFileSync(path.join(root, "content", name), "utf8");
  const site = readSite(() => parse(readYaml("site.yaml")));
  const filled = readYaml("mails.yaml").replace(/\{([a-z]+\.[\w.]+)\}/gi, (_, key: string) => {
    const value = key.split(".").reduce(readField, site);
    return typeof value === "string" ? value : "";
  });
  const result = v.safeParse(FileSchema, parse(filled));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`content/mails.yaml: "${v.getDotPath(issue)}" cannot be used: ${issue.message}`);
}

/** The CMS starts without site.yaml, too (EDT-04); mails then lack the firm's data. */
function readSite(readFile: () => unknown): unknown {
  try {
    return readFile();
  } catch {
    return null;
  }
}
