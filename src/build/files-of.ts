import { readdirSync } from "node:fs";

/** The files below a folder whose names end so, relative to it, in a stable order. */
export function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort();
}
