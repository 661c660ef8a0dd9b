import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { loadEnvFile } from "../src/shared/node/load-env-file.mjs";

// node --conditions=production run-cms-script.mjs src/<program>.ts [arguments]: a program of ours in plain Node, our
// sources compiled into one file. tsx would follow each of Payload's modules as well: 5 s instead of 2.

// As the server reads it: else a check of the audit log would open another database than the site's.
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
  // Nothing of it matters here, whatever it is.
  tsconfigRaw: {},
  sourcemap: "inline",
  logLevel: "warning",
});
process.setSourceMapsEnabled(true);
// What the program finds as its own name is its source.
process.argv.splice(1, 1);
try {
  await import(pathToFileURL(outfile));
} finally {
  rmSync(outfile, { force: true });
}
