import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const OUTPUTS = new Set(["node_modules", ".next", "next-env.d.ts", "tsconfig.tsbuildinfo"]);

/**
 * A hash over files and folders of the project and over further values: it changes when anything
 * that a step reads has changed. A name that does not exist counts as empty.
 */
export function hashInputs(checkout: string, names: string[], values: string[] = []): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([process.versions.modules, ...values]));
  for (const name of names) {
    for (const file of listFiles(checkout, name)) {
      const content = createHash("sha256")
        .update(readFileSync(join(checkout, file)))
        .digest("hex");
      hash.update(`${file}\n${content}\n`);
    }
  }
  return hash.digest("hex");
}

function listFiles(checkout: string, name: string): string[] {
  const stats = statSync(join(checkout, name), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [name];
  return readdirSync(join(checkout, name))
    .filter((entry) => !OUTPUTS.has(entry))
    .sort()
    .flatMap((entry) => listFiles(checkout, `${name}/${entry}`));
}
