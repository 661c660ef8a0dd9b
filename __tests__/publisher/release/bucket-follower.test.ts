import { existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createReporter, waitForServers } from "../../../publisher/release/server-reports";
import { readManifest } from "../../../publisher/release/store";
import { BucketUpload } from "../../../publisher/release/bucket-upload";
import { rollBack } from "../../../publisher/release/switch";
import {
  getLiveId,
  listReleaseIds,
  readPointer,
  toManifestKey,
} from "../../../src/shared/node/release/release-store";
import { toSha256 } from "../../../src/shared/node/sha256";
import { toAbout, createTestBucket, toKey, toPage, toTime } from "../../support/bucket-machines";
import { PAGES } from "../../support/built-folder";

const machines = createTestBucket();

test("SCA-02 a follower fetches only missing files, and continues after the bucket was unreachable", async () => {
  const server = machines.follower();
  expect(await server.follow()).toBeUndefined();
  const { id } = await machines.release({});
  expect(await server.follow()).toBe(id);
  expect(getLiveId(machines.releases("server"))).toBe(id);
  expect(await server.follow()).toBeUndefined();
  await machines.bucket.s3.stop();
  await expect(server.follow()).rejects.toThrow(/bucket firm-releases failed/);
  expect(await machines.liveText("server")).toBe(PAGES["/about-us/index.html"]);
  await machines.bucket.s3.start();
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  machines.bucket.s3.requests.length = 0;
  await server.follow();
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
  expect(machines.bucket.s3.requests.filter((each) => each.includes("files/"))).toEqual([
    `GET ${toKey(toPage("Edited"))}`,
  ]);
  const files = join(machines.releases("server"), "files");
  writeFileSync(join(files, "unused"), "");
  await machines.release(toAbout("Later"), { now: toTime(2) });
  await server.follow();
  // The next switch does not wait for it.
  await server.follow();
  expect(existsSync(join(files, "unused"))).toBe(false);
  // A new process finds that it is up to date.
  expect(await machines.follower().follow()).toBeUndefined();
});

test("SCA-02 compressed copies are fetched and checked by their unpacked content", async () => {
  const text = toPage("Compressed").repeat(100);
  await machines.release({ "/c/index.html": text }, { copies: { "/c/index.html": ["br", "gz"] } });
  expect(machines.bucket.files()).not.toContain(toKey(text));
  const copy = machines.bucket.s3.objects.get(`${toKey(text)}.gz`);
  machines.bucket.s3.objects.set(`${toKey(text)}.gz`, { body: gzipSync(`${text} `), type: "" });
  await expect(machines.follower().follow()).rejects.toThrow(/its size or the hash in its name/);
  if (copy) machines.bucket.s3.objects.set(`${toKey(text)}.gz`, copy);
  await machines.follower().follow();
  expect(await machines.liveText("server", "/c/index.html")).toBe(text);
});

test("SCA-02 a missing file or manifest, or a wrong hash of one, keeps the live release until it is correct", async () => {
  const server = machines.follower();
  await machines.release({});
  await server.follow();
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  const { live } = machines.bucket.live() as { live: string };
  for (const name of [toKey(toPage("Edited")), `releases/${live}.json.gz`]) {
    const right = machines.bucket.s3.objects.get(name);
    // A complete manifest, but with another hash.
    const other = name.endsWith(".gz") ? `${gunzipSync(right?.body ?? "").toString()} ` : "{}";
    for (const body of [gzipSync(other), Buffer.from(toPage("Edites")), null]) {
      if (body === null) machines.bucket.s3.objects.delete(name);
      else machines.bucket.s3.objects.set(name, { body, type: "" });
      await expect(server.follow()).rejects.toThrow();
      expect(await machines.liveText("server")).toBe(PAGES["/about-us/index.html"]);
    }
    if (right) machines.bucket.s3.objects.set(name, right);
  }
  await server.follow();
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
});

test("SCA-02 machines whose clocks differ by years follow the pointer's order", async () => {
  const server = machines.follower();
  await machines.release(toAbout("Now"));
  await server.follow();
  const by = new BucketUpload(machines.open(), 0);
  const behind = { now: new Date("2020-01-01"), by, machine: "other" };
  const { id } = await machines.release(toAbout("Behind"), behind);
  expect(id).toMatch(/^2020/);
  await server.follow();
  expect(await machines.liveText("server")).toBe(toPage("Behind"));
  expect(listReleaseIds(machines.releases("server"))).toHaveLength(2);
});

test.each([-1, 1])(
  "SCA-01, SCA-02 machines whose clocks are %d h off the bucket's publish and follow",
  async (hours) => {
    machines.bucket.s3.setClockOffset(hours * 3_600_000);
    const { id } = await machines.release(toAbout("Edited"));
    // The first one is refused, with the bucket's time.
    expect(machines.bucket.s3.requests.slice(0, 2)).toEqual(Array(2).fill("GET live.signed.json"));
    expect(await machines.follower().follow()).toBe(id);
    expect(await machines.liveText("server")).toBe(toPage("Edited"));
  },
);

test("SCA-02 a follower whose own files were lost fetches them again", async () => {
  const server = machines.follower();
  await machines.release({});
  await server.follow();
  const lost = machines.inFolder(
    "server",
    "releases",
    toKey(PAGES["/blog/first/index.html"] ?? ""),
  );
  rmSync(lost);
  await server.maintain();
  expect(await machines.liveText("server", "/blog/first/index.html")).toBe(
    PAGES["/blog/first/index.html"],
  );
  const { live = "" } = readPointer(machines.releases("server")) ?? {};
  const manifest = machines.inFolder("server", "releases", toManifestKey(live));
  writeFileSync(manifest, "");
  await server.maintain();
  expect(await machines.liveText("server")).toBe(PAGES["/about-us/index.html"]);
  rmSync(manifest);
  await machines.follower().follow();
  expect(await machines.liveText("server")).toBe(PAGES["/about-us/index.html"]);
  rmSync(lost);
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  await server.follow();
  expect(await machines.liveText("server", "/blog/first/index.html")).toBe(
    PAGES["/blog/first/index.html"],
  );
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
});

test("SCA-02 a rollback fetches nothing, and an interrupted download continues where it ended", async () => {
  const server = machines.follower();
  const { id } = await machines.release({});
  await server.follow();
  const edited = { ...toAbout("Edited"), "/app-ffffffffffffffffffff.js": "edited" };
  await machines.release(edited, { now: toTime(1) });
  machines.bucket.s3.refuse((request) => request === `GET ${toKey(toPage("Edited"))}`);
  await expect(server.follow()).rejects.toThrow(/bucket firm-releases failed/);
  // The new script is there for pages of other servers.
  const { incoming = "" } = readPointer(machines.releases("server")) ?? {};
  expect(incoming).toBe((machines.bucket.live() as { live: string }).live);
  machines.bucket.s3.refuse(() => false);
  const listFetched = () =>
    machines.bucket.s3.requests.splice(0).filter((each) => each.startsWith("GET files/"));
  listFetched();
  await server.follow();
  expect(listFetched()).toEqual([`GET ${toKey(toPage("Edited"))}`]);
  const upload = new BucketUpload(machines.open(), 0);
  await rollBack(machines.releases("publisher"), id, (stored) => upload.makeLive(stored));
  listFetched();
  expect(await server.follow()).toBe(id);
  expect(listFetched()).toEqual([]);
  expect(await machines.liveText("server")).toBe(PAGES["/about-us/index.html"]);
});

test("SCA-02 a follower without space for the next release fetches nothing and says how much it needs", async () => {
  let free = 1e9;
  const server = machines.follower(undefined, undefined, async () => free);
  await machines.release({});
  await server.follow();
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  const fetched = machines.bucket.s3.requests;
  [free, fetched.length] = [1e6, 0];
  await expect(server.follow()).rejects.toThrow(/releases has 1 MB free, and .* needs 101 MB/);
  expect(fetched.filter((each) => each.startsWith("GET files/"))).toEqual([]);
  free = 1e9;
  await server.follow();
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
});

test("SCA-02 what has arrived before the disk was full is not fetched again", async () => {
  const server = machines.follower();
  await machines.release({});
  await server.follow();
  const scripts = {
    "/app-aaaaaaaaaaaaaaaaaaaa.js": "first",
    "/app-bbbbbbbbbbbbbbbbbbbb.js": "second",
  };
  await machines.release(scripts, { now: toTime(1) });
  const full = `${machines.releases("server")}/${toKey("second")}.next`;
  symlinkSync("/dev/full", full);
  await expect(server.follow()).rejects.toThrow("ENOSPC");
  rmSync(full, { force: true });
  machines.bucket.s3.requests.length = 0;
  await server.follow();
  expect(machines.bucket.s3.requests.filter((each) => each.startsWith("GET files/"))).toEqual([
    `GET ${toKey("second")}`,
  ]);
});

test("SCA-02 a follower whose disk is full frees the space of unused files", async () => {
  const server = machines.follower();
  await machines.release({});
  await server.follow();
  const files = machines.inFolder("server", "releases", "files");
  writeFileSync(join(files, "unused"), "");
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  symlinkSync("/dev/full", `${machines.releases("server")}/${toKey(toPage("Edited"))}.next`);
  await expect(server.follow()).rejects.toThrow("ENOSPC");
  expect(existsSync(join(files, "unused"))).toBe(false);
  await server.follow();
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
});

test("SCA-07 a download that is larger than its manifest says, or trickles, ends with its name and keeps the live release", async () => {
  const server = machines.follower(undefined, 300);
  const { objects, trickle } = machines.bucket.s3;
  await machines.release({});
  await server.follow();
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  const { live } = machines.bucket.live() as { live: string };
  const limits = { "live.signed.json": 4e6, [`releases/${live}.json.gz`]: 32e6 };
  for (const [key, limit] of Object.entries({
    ...limits,
    [toKey(toPage("Edited"))]: 1000 + toPage("Edited").length,
  })) {
    const right = objects.get(key);
    objects.set(key, { body: Buffer.alloc(limit + 1), type: "" });
    await expect(server.follow()).rejects.toThrow(`${key}: it has more than ${limit} bytes`);
    if (right) objects.set(key, right);
    trickle((request) => request === `GET ${key}`);
    await expect(server.follow()).rejects.toThrow(`${key}: it arrives at less than 10000 bytes`);
    trickle(() => false);
  }
  expect(await machines.liveText("server")).toBe(PAGES["/about-us/index.html"]);
  await server.follow();
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
});

test("SCA-07 a manifest that unpacks to more than 32 MB is refused, even if its hash is right", async () => {
  const text = Buffer.alloc(32e6 + 1);
  const manifest = toSha256(text);
  await machines.open().put(toManifestKey(manifest), gzipSync(text));
  await expect(readManifest(machines.open(), manifest)).rejects.toThrow(/more than 32000000 bytes/);
});

test("SCA-03 the publisher knows when all servers that report have switched, and waits for no silent one", async () => {
  const server = machines.follower();
  const report = createReporter(machines.open(), machines.releases("server"));
  /** Returns true if it ends before the limit. */
  const wait = async (limitMs = 20_000) => {
    const startMs = performance.now();
    const timing = { unknownMs: 10, pollMs: 10, limitMs };
    await waitForServers(machines.open(), machines.releases("publisher"), timing);
    return performance.now() - startMs < limitMs;
  };
  await machines.release({});
  expect(await wait()).toBe(true);
  await server.follow();
  await report();
  const { s3 } = machines.bucket;
  const key = [...s3.objects.keys()].find((each) => each.startsWith("servers/")) ?? "";
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  expect(await wait(100)).toBe(false);
  await server.follow();
  await report();
  expect(await wait()).toBe(true);
  await machines.release(toAbout("Later"), { now: toTime(2) });
  s3.modified.set(key, new Date(Date.now() - 16 * 60_000));
  expect(await wait()).toBe(true);
  s3.refuse((request) => request.startsWith("PUT servers/"));
  await server.follow();
  await expect(report()).rejects.toThrow(/bucket firm-releases failed: writing servers/);
});
