import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { publishRelease } from "../../publisher/release/publish";
import { getLiveId } from "../../src/shared/node/release/release-store";
import { PAGES, writeBuilt, readStored } from "../support/built-folder";
import { collectOutput } from "../support/programs";
import { createTemporaryFolder, removeFolder } from "../support/temporary-folder";
import { startFailing } from "./server-processes";
import { BOTH, isFull, createRandom, readRepetitions } from "./seeded-random";
import { findMissingFiles } from "./missing-files";

// Publishing without builds, in processes that are killed or have a full disk.

const FILES = 100;

// `test:full` starts over a dozen processes, and each file that they write waits for the disk.
test.describe.configure({ timeout: 600_000 });

let root: string;
let built: string;
let releases: string;

test.beforeEach(async () => {
  root = await createTemporaryFolder();
  [built, releases] = [join(root, "public"), join(root, "releases")];
  buildSite("first");
  await publishRelease(built, releases);
});
test.afterEach(() => removeFolder(root));

/** Writes a built folder whose pages contain `word`. */
function buildSite(word: string): void {
  const toFile = (index: number) => [
    `/page-${index}/index.html`,
    `<!DOCTYPE html><title>${word}</title>Page ${index} ${word.repeat(200)}`,
  ];
  const pages = Object.fromEntries(Array.from({ length: FILES }, (_, index) => toFile(index)));
  writeBuilt(built, { files: { ...PAGES, ...pages } });
}

/** Publishes in another process. Returns its output, or null if it was killed. */
function publishApart(killAtWrite?: number): Promise<string | null> {
  const child = startFailing(["publish-process.ts", built], {
    DATA_DIR: root,
    FULL_DISK_FLAG: join(root, "disk-is-full"),
    ...(killAtWrite !== undefined && { KILL_AT_WRITE: String(killAtWrite) }),
  });
  const readOutput = collectOutput(child);
  return new Promise((done) => {
    child.once("close", (_, signal) => done(signal === null ? readOutput() : null));
  });
}

const readLivePage = () => readStored(releases, "live", "/page-7/index.html");

test(`BLD-05 a publication killed at any moment keeps a complete release live${BOTH}`, async () => {
  buildSite("counted");
  const last = Number(/(\d+) changes/.exec((await publishApart(Infinity)) ?? "")?.[1]);
  const random = createRandom("publishing");
  const anywhere = Array.from({ length: readRepetitions(1, 12) }, () => Math.ceil(random() * last));
  // Files take most writes; the last ones are tried one by one.
  const atTheEnd = Array.from({ length: readRepetitions(2, 8) }, (_, index) => last - index);
  for (const write of [...anywhere, ...atTheEnd]) {
    buildSite(`killed at ${write}`);
    expect(await publishApart(write), `killed at write ${write} of ${last}`).toBeNull();
    expect(findMissingFiles(releases)).toEqual([]);
    buildSite(`after ${write}`);
    await publishRelease(built, releases);
    expect(await readLivePage()).toContain(`after ${write}`);
    expect(findMissingFiles(releases)).toEqual([]);
  }
});

test(`BLD-05 a disk that is full at any point of a publication keeps the live release${BOTH}`, async () => {
  const live = getLiveId(releases);
  const hasRunOut = async (writes: number): Promise<boolean> => {
    // What an earlier attempt has stored is not written again.
    buildSite(`full after ${writes}`);
    writeFileSync(join(root, "disk-is-full"), String(writes));
    const output = await publishApart();
    return output?.includes("ENOSPC") ?? false;
  };
  const expectNoChange = (): void => {
    expect(getLiveId(releases)).toBe(live);
    expect(findMissingFiles(releases)).toEqual([]);
  };
  for (const writes of isFull ? [0, 1, 5, 50, FILES] : [0, FILES]) {
    expect(await hasRunOut(writes), `after ${writes} writes`).toBe(true);
    expectNoChange();
  }
  // The first writes are the pages; the rest are tried one by one.
  let last = FILES + 1;
  while (isFull && (await hasRunOut(last))) {
    expectNoChange();
    last += 1;
  }
  if (isFull) expect(last).toBeGreaterThan(FILES + 4);
  buildSite("third");
  await removeFolder(join(root, "disk-is-full"));
  await publishApart();
  expect(await readLivePage()).toContain("third");
});
