import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// cms/run.mjs, as `npm run setup` and `npm run audit:verify` call it.
test("a program of the CMS runs as in production, where nothing else is set", () => {
  const folder = mkdtempSync(join(tmpdir(), "cms-program-"));
  const source = join(folder, "program.ts");
  writeFileSync(source, `console.log(process.env.NODE_ENV satisfies string | undefined);`);
  const run = (NODE_ENV?: string) => {
    const env = Object.assign({ ...process.env }, { NODE_ENV });
    const args = ["--conditions=production", "cms/run.mjs", source];
    return execFileSync(process.execPath, args, { env, encoding: "utf8" }).trim();
  };
  try {
    expect([run(), run("development")]).toEqual(["production", "development"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
