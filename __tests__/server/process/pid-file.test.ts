import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { waitForPreviousProcess, writePidFile } from "../../../server/process/pid-file";
import { folderOfEachTest } from "../../support/temporary-folder";

const inFolder = folderOfEachTest();

test("who has ended is waited for, not who was given its id since", async () => {
  const file = inFolder("pid");
  const child = spawn("sleep", ["1000"], { detached: true });
  const pid = child.pid ?? 0;
  writePidFile(file, pid);
  const noted = readFileSync(file, "utf8");
  writeFileSync(file, `${pid} earlier`);
  await waitForPreviousProcess(file, Infinity);
  expect(child.exitCode).toBeNull();
  writeFileSync(file, noted);
  const waiting = waitForPreviousProcess(file, Infinity);
  child.kill();
  await Promise.all([once(child, "exit"), waiting]);
  expect(existsSync(file)).toBe(false);
});
