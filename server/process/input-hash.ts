import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { attempt } from "../../src/shared/domain/read-field";

const OUTPUTS = new Set(["node_modules", ".next", "next-env.d.ts", "tsconfig.tsbuildinfo"]);

/** Returns a hash of files, `values` and Node's module version; missing files are ignored. */
export function hashInputs(checkout: string, names: string[], values: string[] = []): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([process.versions.modules, ...values]));
  for (const file of names.flatMap((name) => listFiles(checkout, name))) {
    const content = createHash("sha256").update(readFileSync(join(checkout, file)));
    hash.update(`${file}\n${content.digest("hex")}\n`);
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

/** Returns access to a hash stored in a file; an unreadable file matches nothing. */
export function readStoredHash(file: string) {
  return {
    matches: (hash: string): boolean =>
      attempt(() => readFileSync(file, "utf8").trim() === hash, false),
    write: (hash: string): void => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${hash}\n`);
    },
    remove: (): void => rmSync(file, { force: true }),
  };
}
