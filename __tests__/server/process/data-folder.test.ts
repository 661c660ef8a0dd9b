import { existsSync, mkdirSync, statSync } from "node:fs";
import { lockDataFolder, lockVariables } from "../../../server/process/data-folder";
import { lockOutput, tryLock } from "../../../server/process/file-lock";
import { checkSocketPath } from "../../../server/process/publisher-socket";
import { waitUntil } from "../../../tools/wait-until";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();
const isOwned = async () => {
  const lock = await tryLock(inFolder("lock.db"), "sole");
  await lock?.end();
  return lock === undefined;
};

test("BLD-05 a second start on the same data folder is refused and names the first", async () => {
  await writeFiles(inFolder(), { "lock.json": '{"pid":1}' });
  const lock = await lockDataFolder(inFolder());
  expect(existsSync(inFolder("lock.json"))).toBe(false);
  for (const name of ["lock.db", "lock.programs.db"]) {
    expect(statSync(inFolder(name)).mode & 0o777).toBe(0o600);
  }
  await expect(lockDataFolder(inFolder())).rejects.toThrow(
    `The data folder ${inFolder()} is in use by process ${process.pid}; stop it and start again.`,
  );
  await lock.end();
  await (await lockDataFolder(inFolder())).end();
});

test("BLD-05 a program shares the lock of the process that started it, for this folder only", async () => {
  const lock = await lockDataFolder(inFolder());
  process.env.DATA_FOLDER_LOCK = lockVariables.DATA_FOLDER_LOCK;
  await (await lockDataFolder(inFolder())).end();
  const other = await lockDataFolder(inFolder("other"));
  await expect(lockDataFolder(inFolder("other"))).rejects.toThrow("is in use by process");
  delete process.env.DATA_FOLDER_LOCK;
  await expect(lockDataFolder(inFolder())).rejects.toThrow("is in use by process");
  await Promise.all([lock.end(), other.end()]);
});

test("BLD-05 a start waits until the programs of a killed start have ended", async () => {
  const programs = [1, 2].map(() => tryLock(inFolder("lock.programs.db"), "shared"));
  const [first, second] = await Promise.all(programs);
  let isLocked = false;
  const locking = lockDataFolder(inFolder()).finally(() => (isLocked = true));
  await first?.end();
  await waitUntil(isOwned);
  expect(isLocked).toBe(false);
  await second?.end();
  await (await locking).end();
});

test("BLD-05 a file system without locks is named", async () => {
  mkdirSync(inFolder(), { recursive: true });
  // Linux reports a missing lock service like a lock that prevents reading.
  const blocked = await tryLock(inFolder("lock.db"), "exclusive");
  await expect(lockDataFolder(inFolder())).rejects.toThrow(
    `The data folder ${inFolder()} is on a file system without locks. Set DATA_DIR to a folder on a local disk.`,
  );
  await blocked?.end();
});

test("a data folder that is a file is named with its variable", async () => {
  await writeFiles(inFolder(), { data: "a file" });
  await expect(lockDataFolder(inFolder("data"))).rejects.toThrow(
    `The data folder ${inFolder("data")} is a file. Set DATA_DIR to a folder.`,
  );
});

test("BLD-05 only a publisher needs a path that is short enough for a socket", async () => {
  const folder = inFolder("x".repeat(90 - inFolder().length));
  expect(() => checkSocketPath(folder)).toThrow(
    `The path of the data folder ${folder} is 3 bytes too long for the publisher's socket. Set DATA_DIR to a shorter path.`,
  );
  await (await lockDataFolder(folder)).end();
});

test("an output of a checkout has many readers or one writer", async () => {
  const readers = [1, 2].map(() => lockOutput(inFolder(), "cms/.next", "shared"));
  const [first, second] = await Promise.all(readers);
  const writing = () => lockOutput(inFolder(), "cms/.next", "exclusive");
  await expect(writing()).rejects.toThrow(
    "cms/.next is in use by another start from this checkout; stop it and start again.",
  );
  await Promise.all([first?.end(), second?.end()]);
  const writer = await writing();
  await expect(lockOutput(inFolder(), "cms/.next", "shared")).rejects.toThrow("is in use");
  await writer.end();
});
