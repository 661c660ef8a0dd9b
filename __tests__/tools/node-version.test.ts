import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const SCRIPT = join(__dirname, "../../tools/node-version.mjs");

const inFolder = createTestFolder();

/** Runs the check as if Node had this version. */
async function runWithVersion(version: string): Promise<{ code: number | null; message: string }> {
  await writeFiles(inFolder(), {
    "package.json": `{"engines":{"node":">=20.19.0"}}`,
    "as-version.cjs": `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`,
  });
  const args = ["--require", inFolder("as-version.cjs"), SCRIPT];
  const options = { cwd: inFolder(), encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  return { code: status, message: stderr };
}

test.each(["12.22.12", "18.20.8", "20.18.3"])(
  "Node %s is refused with one sentence",
  async (version) => {
    const { code, message } = await runWithVersion(version);
    expect(code).toBe(1);
    const needs = "This project needs Node 20.19.0 or newer";
    expect(message).toMatch(new RegExp(`^${needs}, but this is Node ${version}; install .*\\.\n$`));
  },
);

test.each(["20.19.0", "20.19.1", "20.20.0", "22.1.0", "24.0.0"])(
  "Node %s is accepted",
  async (version) => {
    expect(await runWithVersion(version)).toEqual({ code: 0, message: "" });
  },
);
