import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { loadEnvFile } from "../src/shared/node/load-env-file.mjs";

// Usage: node --conditions=production run-cms-script.mjs src/<program>.ts [arguments]
// Compiles our sources into one file. tsx would compile Payload's modules, too: 5 s instead of 2.

// The server reads .env, too; without it a program would open another database.
loadEnvFile(join(import.meta.dirname, ".."));
// In development Payload starts a process that rewrites its types and outlives the program.
process.env.NODE_ENV ??= "production";

const [, , source] = process.argv;
// A build of the admin that runs at the same time removes what else is in .next.
const outfile = join(import.meta.dirname, ".next/cache", `program-${process.pid}.mjs`);
buildSync({
  entryPoints: [source],
  outfile,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  // Ignores tsconfig.json, whose settings do not matter here.
  tsconfigRaw: {},
  sourcemap: "inline",
  logLevel: "warning",
});
process.setSourceMapsEnabled(true);
// Removes this file's name, so that the program finds its own name and arguments in their places.
process.argv.splice(1, 1);
try {
  await import(pathToFileURL(outfile));
} finally {
  rmSync(outfile, { force: true });
}
