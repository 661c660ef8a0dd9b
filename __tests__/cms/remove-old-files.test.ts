import { existsSync, utimesSync } from "node:fs";
import type { Payload } from "payload";
import { removeOldFiles } from "../../cms/src/publishing/remove-old-files";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const folder = createTestFolder();

const payload = {
  kv: { get: async () => null, set: async () => undefined },
  logger: { error: () => undefined },
} as unknown as Payload;

test("a file that disappears while old files are listed does not stop the removal of others", async () => {
  await writeFiles(folder(), { "old.eml": "", "new.eml": "" });
  utimesSync(folder("old.eml"), 0, new Date("2026-01-01"));
  const names = ["vanished.eml", "old.eml", "new.eml"];
  await removeOldFiles(payload, folder(), names, new Date("2026-02-01"));
  expect([existsSync(folder("old.eml")), existsSync(folder("new.eml"))]).toEqual([false, true]);
});
