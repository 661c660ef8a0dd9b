import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { publish } from "../../server/releases/publish";
import { liveId, releasePaths, unfinished } from "../../server/releases/store";
import { PAGES, writeBuilt } from "../support/built-folder";
import { makeTemporaryFolder, removeFolder } from "../support/temporary-folder";
import { chance } from "./chance";
import { missingFromLive } from "./complete";

// Publishing alone, in processes that are killed or whose disk is full; no build is run.

const FILES = 300;

let root: string;
let built: string;
let releases: string;

test.beforeEach(async () => {
  root = await makeTemporaryFolder();
  [built, releases] = [join(root, "public"), join(root, "releases")];
  build("first");
  await publish(built, releases);
});
test.afterEach(() => removeFolder(root));

/** A built folder whose pages all say `word`. */
function build(word: string): void {
  const page = (index: number) => [
    `/page-${index}/index.html`,
    `<!DOCTYPE html><title>${word}</title>${word.repeat(200)}`,
  ];
  const pages = Object.fromEntries(Array.from({ length: FILES }, (_, index) => page(index)));
  writeBuilt(built, { files: { ...PAGES, ...pages } });
}

/** Publishes in a process of its own; gives its words, or null where it was killed. */
function publishApart(killAfterMs?: number): Promise<string | null> {
  const flag = join(root, "disk-is-full");
  const args = ["--require", join(__dirname, "full-disk.cjs"), "--import", "tsx"];
  const child = spawn(process.execPath, [...args, join(__dirname, "publish-process.ts"), built], {
    cwd: resolve("."),
    env: { ...process.env, DATA_DIR: root, FULL_DISK_FLAG: flag },
  });
  let words = "";
  child.stdout.on("data", (chunk: Buffer) => (words += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (words += chunk.toString()));
  const timer = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  if (killAfterMs === undefined) clearTimeout(timer);
  return new Promise((done) => {
    child.once("exit", (_, signal) => {
      clearTimeout(timer);
      done(signal === null ? words : null);
    });
  });
}

function livePage(): string {
  const live = releasePaths(releases).release(liveId(releases) ?? "");
  return readFileSync(join(live, "page-7/index.html"), "utf8");
}

test("BLD-05 publishing that is killed at any moment leaves a complete release live", async () => {
  test.setTimeout(120_000);
  const started = performance.now();
  build("measured");
  expect(await publishApart()).not.toBeNull();
  const whole = performance.now() - started;
  const random = chance("publishing");
  let killed = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    build(`turn ${turn}`);
    // Most of the time goes into starting the process; what matters comes at its end.
    if ((await publishApart(whole * (0.5 + random() * 0.5))) === null) killed += 1;
    expect(missingFromLive(releases)).toEqual([]);
  }
  expect(killed).toBeGreaterThan(3);
  build("last");
  await publishApart();
  expect(livePage()).toContain("last");
  expect(missingFromLive(releases)).toEqual([]);
  expect(unfinished(releases)).toEqual([]);
});

test("BLD-05 a disk that is full at any point of publishing leaves the live release", async () => {
  test.setTimeout(120_000);
  const live = liveId(releases);
  build("second");
  const runsOut = async (writes: number): Promise<boolean> => {
    writeFileSync(join(root, "disk-is-full"), String(writes));
    const words = await publishApart();
    return words?.includes("ENOSPC") ?? false;
  };
  const isUnharmed = (): void => {
    expect(liveId(releases)).toBe(live);
    expect(missingFromLive(releases)).toEqual([]);
  };
  for (const writes of [0, 1, 5, 100, FILES]) {
    expect(await runsOut(writes), `after ${writes} writes`).toBe(true);
    isUnharmed();
  }
  // A folder and a file for each page; from there on every single write, to the last one of all.
  let last = 2 * FILES;
  while (await runsOut(last)) {
    isUnharmed();
    last += 1;
  }
  expect(last).toBeGreaterThan(2 * FILES + 5);
  build("third");
  await removeFolder(join(root, "disk-is-full"));
  await publishApart();
  expect(livePage()).toContain("third");
  expect(unfinished(releases)).toEqual([]);
});
