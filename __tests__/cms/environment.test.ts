import path from "node:path";
import { readEnvironment, findRepositoryRoot } from "../../cms/src/environment";
import { explainError } from "../../cms/src/lib/explain-error";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

// The CMS's use of settings; shared/node/environment.test.ts tests their values.

const inFolder = createTestFolder();

test("a data folder is relative to the repository, wherever the CMS is started", () => {
  const readDataDir = (DATA_DIR?: string) => readEnvironment({ DATA_DIR }).dataDir;
  expect(findRepositoryRoot(path.join(process.cwd(), "cms/src"))).toBe(process.cwd());
  expect(readDataDir()).toBe(path.join(process.cwd(), ".data"));
  expect(readDataDir("other/data")).toBe(path.join(process.cwd(), "other/data"));
  expect(readDataDir("/srv/data")).toBe("/srv/data");
});

test("EDT-16 without approval, no word is flagged", () => {
  const countWords = (APPROVAL?: string) => readEnvironment({ APPROVAL }).approval.words.length;
  expect([countWords("off"), countWords() > 0]).toEqual([0, true]);
});

test("MED-05 without a picture host no pictures of videos are stored", () => {
  expect(readEnvironment({ VIDEO_PICTURE_HOST: "off" }).videoPictures).toBeNull();
});

test("BLD-05 the first webhook secret signs, and the data folder has the other secrets", async () => {
  const [one, two] = ["a", "b"].map((it) => `whsec_${it.repeat(43)}=`);
  const readKeys = (WEBHOOK_SECRETS?: string) => {
    const { secret, publishing } = readEnvironment({ DATA_DIR: inFolder(), WEBHOOK_SECRETS });
    return [secret, publishing.secret, publishing.token];
  };
  expect(readKeys()).toEqual([null, null, null]);
  const stored = { PAYLOAD_SECRET: "stored", REBUILD_TOKEN: "a token" };
  await writeFiles(inFolder(), { "secrets.json": JSON.stringify(stored) });
  expect(readKeys(`${one}, ${two}`)).toEqual(["stored", one, "a token"]);
});

test.each([
  [Object.assign(new Error("write"), { code: "ENOSPC" }), "The disk is full"],
  [new Error("SQLITE_FULL: database or disk is full"), "The disk is full"],
  [new Error("cannot connect: connect ECONNREFUSED 127.0.0.1:5432"), "cannot be reached"],
  [new Error("query failed", { cause: new Error("no such table: posts") }), "no tables yet"],
  [new AggregateError([new Error("getaddrinfo ENOTFOUND db")]), "cannot be reached"],
])("an error that the operator can fix is explained in one sentence (%#)", (error, sentence) => {
  expect(explainError(error)).toContain(sentence);
});

test("any other error keeps its own message", () => {
  expect(explainError(new Error("something else"))).toBeNull();
});
