import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { writeAtomically } from "../../../src/shared/node/write-atomically";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("a file is replaced as a whole, with the requested permissions", async () => {
  const file = inFolder("state.json");
  await writeFiles(inFolder(), { "state.json": "a longer previous text" });
  await writeAtomically(file, "new", 0o600);
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(inFolder())).toEqual(["state.json"]);
});

test("a failed write leaves the previous file", async () => {
  await writeFiles(inFolder(), { "state.json": "before" });
  mkdirSync(inFolder("state.json.next"));
  await expect(writeAtomically(inFolder("state.json"), "new")).rejects.toThrow("EISDIR");
  expect(readFileSync(inFolder("state.json"), "utf8")).toBe("before");
});
