import fs from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";

/** Reads a data file of the seed. Throws a sentence that names the file, the field and the reason. */
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
