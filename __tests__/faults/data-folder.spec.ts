import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { collectOutput } from "../support/programs";
import { createTemporaryFolder, removeFolder, writeFiles } from "../support/temporary-folder";
import { startFailing } from "./server-processes";

const POLLING = { timeout: 120_000, intervals: [100] };
const STARTS = 20;

const BUILD = `
  const fs = require("node:fs");
  const note = (text) => fs.appendFileSync("builds", text + "\\n");
  note(fs.existsSync("building") ? "at the same time" : "begun");
  fs.writeFileSync("building", String(process.pid));
  process.on("SIGTERM", () => {
    fs.rmSync("building");
    note("ended");
    process.exit();
  });
  setInterval(() => {}, 1000);`;

test(`BLD-05 of ${STARTS} starts after a kill during a build exactly one wins, when the build has ended`, async () => {
  test.setTimeout(300_000);
  const data = await createTemporaryFolder();
  await writeFiles(data, { "build.cjs": BUILD });
  const start = () => {
    const child = startFailing(["data-folder-process.ts", "build.cjs"], { DATA_DIR: data });
    return { child, getOutput: collectOutput(child) };
  };
  const readBuilds = () => {
    const file = join(data, "builds");
    return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  };
  const killed = start();
  await expect.poll(readBuilds, POLLING).toEqual(["begun"]);
  const build = Number(readFileSync(join(data, "building"), "utf8"));
  // The build ends only when a start has won.
  process.kill(build, "SIGSTOP");
  killed.child.kill("SIGKILL");
  const starts = Array.from({ length: STARTS }, start);
  const findRefused = () => starts.filter(({ child }) => child.exitCode === 1);
  await expect.poll(() => findRefused().length, POLLING).toBeGreaterThan(0);
  expect(readBuilds()).toEqual(["begun"]);
  process.kill(build, "SIGCONT");
  await expect.poll(() => findRefused().length, POLLING).toBe(STARTS - 1);
  await expect.poll(readBuilds, POLLING).toEqual(["begun", "ended", "begun"]);
  for (const { getOutput } of findRefused()) {
    expect(getOutput()).toMatch(
      /^\nThe data folder \S+ is in use by process \d+; stop it and start again\.\n$/,
    );
  }
  const [winner, ...others] = starts.filter(({ child }) => child.exitCode === null);
  expect([winner?.getOutput(), others]).toEqual(["locked\n", []]);
  winner?.child.kill("SIGTERM");
  await expect.poll(() => winner?.child.exitCode, POLLING).toBe(143);
  await removeFolder(data);
});
