import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { findPublisher, lockDataFolder, LOCK_FILE } from "../../../server/process/data-folder-lock";
import { readStartTime } from "../../../server/process/start-time";
import { createTestFolder } from "../../support/temporary-folder";

const inFolder = createTestFolder();
const getLockFile = () => inFolder(LOCK_FILE);
const readLock = () => JSON.parse(readFileSync(getLockFile(), "utf8")) as Record<string, unknown>;
const writeLock = (changes: object) =>
  writeFileSync(getLockFile(), JSON.stringify({ ...readLock(), ...changes }));

test("BLD-05 a second start on the same data folder is refused and names the first", async () => {
  const lock = await lockDataFolder(inFolder());
  await expect(lockDataFolder(inFolder())).rejects.toThrow(
    `The data folder ${inFolder()} is in use by process ${process.pid} (`,
  );
  await lock.end();
  await (await lockDataFolder(inFolder())).end();
});

test("BLD-05 the lock names the publisher, and a copied folder does not", async () => {
  const lock = await lockDataFolder(inFolder());
  lock.setPublisher({ port: 4000, token: "secret" });
  expect(findPublisher(inFolder())).toMatchObject({ port: 4000, token: "secret" });
  cpSync(getLockFile(), inFolder("copy", LOCK_FILE), { recursive: true });
  expect(findPublisher(inFolder("copy"))).toBeUndefined();
  await (await lockDataFolder(inFolder("copy"))).end();
  await lock.end();
  expect(findPublisher(inFolder())).toBeUndefined();
});

test.each([
  ["of another machine", { machine: "elsewhere" }],
  ["without a start time", { started: undefined }],
  ["of an ended process", { pid: 999_999_999 }],
  ["of a process whose ID was reused", { started: "earlier" }],
])("BLD-05 a lock %s is ignored", async (_, changes) => {
  const first = await lockDataFolder(inFolder());
  writeLock({ pid: 1, started: readStartTime(1), ...changes });
  await (await lockDataFolder(inFolder())).end();
  await first.end();
});

test("BLD-05 a program joins the lock of the process that started it", async () => {
  const first = await lockDataFolder(inFolder());
  writeLock({ pid: process.ppid, started: readStartTime(process.ppid) });
  const joined = await lockDataFolder(inFolder());
  joined.setPublisher({ port: 4000, token: "secret" });
  await joined.end();
  expect(readLock()).toMatchObject({ pid: process.ppid });
  expect(readLock()).not.toHaveProperty("publisher");
  await first.end();
});
