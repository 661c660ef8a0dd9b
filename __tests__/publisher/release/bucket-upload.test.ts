import { gzipSync } from "node:zlib";
import { BucketUpload } from "../../../publisher/release/bucket-upload";
import { LIVE_KEY, PROBES } from "../../../publisher/release/release-bucket";
import { DiskStore, copyMissing, openBuilt, pruneStore } from "../../../publisher/release/store";
import { rollBack } from "../../../publisher/release/switch";
import { pruneHourly } from "../../../publisher/release/upkeep";
import { createLogger } from "../../../server/process/logger";
import { createEtag, type Release } from "../../../src/shared/node/release/release";
import {
  getLiveId,
  listReleaseIds,
  toManifestKey,
} from "../../../src/shared/node/release/release-store";
import { toSha256 } from "../../../src/shared/node/sha256";
import { waitUntil } from "../../../tools/wait-until";
import { toAbout, createTestBucket, toKey, toPage, toTime } from "../../support/bucket-machines";
import { PAGES, writeBuilt } from "../../support/built-folder";
import { writeFiles } from "../../support/temporary-folder";

const machines = createTestBucket();
/** The second one is for site servers of earlier versions. */
const POINTERS = ["live.signed.json", "live.json"];

test("SCA-01 a release is stored by content hash, and an edited page sends only that page", async () => {
  const first = await machines.release({});
  expect(machines.bucket.files()).toEqual(Object.values(PAGES).map(toKey).sort());
  const { live, releases } = machines.bucket.live() as { live: string; releases: object[] };
  expect(releases).toEqual([{ id: first.id, manifest: live }]);
  const unsigned = machines.bucket.s3.objects.get("live.json")?.body.toString() ?? "";
  expect(JSON.parse(unsigned)).toEqual(machines.bucket.live());
  machines.bucket.written();
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  const now = machines.bucket.live() as { live: string };
  expect(machines.bucket.written()).toEqual(
    [toKey(toPage("Edited")), ...POINTERS, `releases/${now.live}.json.gz`].sort(),
  );
});

test("SCA-01 one edited post of 10,000 sends, also after a restart, its page, the manifest and the pointers", async () => {
  const root = machines.inFolder("publisher", "public");
  const texts = Array.from({ length: 10_000 }, (_, at) => toPage(`Post ${at}`));
  const createRelease = (changed: string): Release => {
    const release = writeBuilt(root, { files: PAGES });
    for (const [at, text] of texts.with(5000, changed).entries()) {
      release.files[`/blog/p${at}/index.html`] = { etag: createEtag(text), size: text.length };
    }
    return release;
  };
  // The bucket after the upload of the previous release.
  const previous = Buffer.from(JSON.stringify(createRelease(toPage("Post 5000"))));
  const [id, manifest] = ["20261126T060000000Z", toSha256(previous)];
  const pointer = { format: 1 as const, live: manifest, releases: [{ id, manifest }] };
  const body = gzipSync(previous);
  machines.bucket.s3.objects.set(toManifestKey(manifest), { body, type: "" });
  await machines.open().writePointer(pointer);
  machines.bucket.s3.requests.length = 0;
  const release = createRelease(toPage("Edited"));
  const text = JSON.stringify(release);
  const folder = machines.inFolder("publisher", "releases");
  await writeFiles(folder, { [toKey(toPage("Edited"))]: toPage("Edited") });
  const edited = toSha256(text);
  await new DiskStore(folder).put(toManifestKey(edited), gzipSync(text));
  const stored = { id: `${id}-2`, manifest: edited, folder, release };
  await new BucketUpload(machines.open(), 0).makeLive(stored);
  const { live } = machines.bucket.live() as { live: string };
  const requests = machines.bucket.s3.requests.filter((each) => !each.includes(PROBES));
  expect(requests).toEqual([
    `GET ${LIVE_KEY}`,
    `GET ${toManifestKey(manifest)}`,
    `PUT ${toManifestKey(live)}`,
    `PUT ${toKey(toPage("Edited"))}`,
    "PUT live.json",
    `PUT ${LIVE_KEY}`,
  ]);
});

test("SCA-01 objects of a failed upload are sent again after pruning, which may have removed them", async () => {
  await machines.release({});
  const upload = new BucketUpload(machines.open(), 0);
  machines.bucket.s3.refuse((request) => request.startsWith("PUT releases/"));
  const releaseEdited = () => machines.release(toAbout("Edited"), { now: toTime(1), by: upload });
  await expect(releaseEdited()).rejects.toThrow(/bucket firm-releases failed/);
  machines.bucket.s3.refuse(() => false);
  for (const name of machines.bucket.files()) {
    machines.bucket.s3.modified.set(name, new Date("2026-11-24T00:00Z"));
  }
  const opened = machines.open();
  const pruneBucket = () => {
    upload.clearSentObjects();
    return pruneStore(opened);
  };
  const pruning = pruneHourly(pruneBucket, createLogger("silent"), 10);
  await waitUntil(() => !machines.bucket.files().includes(toKey(toPage("Edited"))));
  await pruning.end();
  await releaseEdited();
  await machines.follower().follow();
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
});

test("SCA-01 if the bucket is unreachable or an upload fails, the live release stays on disk and in the bucket", async () => {
  const { id } = await machines.release({});
  const live = machines.bucket.live();
  const texts = { "/a/index.html": toPage("A"), "/b/index.html": toPage("B") };
  await machines.bucket.s3.stop();
  await expect(machines.release(texts, { now: toTime(1) })).rejects.toThrow(
    /bucket firm-releases failed/,
  );
  await machines.bucket.s3.start();
  for (const refused of ["PUT files/", "PUT releases/", "PUT live.json", "PUT live.signed.json"]) {
    let puts = 0;
    machines.bucket.s3.refuse((request) => request.startsWith(refused) && (puts += 1) > 1);
    if (refused !== "PUT files/")
      machines.bucket.s3.refuse((request) => request.startsWith(refused));
    await expect(machines.release(texts, { now: toTime(1) })).rejects.toThrow(
      /bucket firm-releases failed/,
    );
    expect([machines.bucket.live(), getLiveId(machines.releases("publisher"))]).toEqual([live, id]);
  }
  machines.bucket.s3.refuse(() => false);
  machines.bucket.written();
  await machines.release(texts, { now: toTime(1) });
  // The earlier attempts have stored the files.
  expect(machines.bucket.written().filter((each) => each.startsWith("files/"))).toEqual([]);
  await machines.follower().follow();
  expect(await machines.liveText("server", "/b/index.html")).toBe(toPage("B"));
});

test("SCA-01 two publishers never overwrite each other's release without an error", async () => {
  await machines.release({});
  const opened = machines.open();
  const root = machines.inFolder("other", "public");
  const slow = new BucketUpload(
    {
      ...opened,
      // The other publisher writes the pointer between this one's read and write.
      put: async (key, data) => {
        if (key.startsWith("releases/")) {
          writeBuilt(root, { files: { ...PAGES, ...toAbout("Other") } });
          const built = openBuilt(root);
          const folder = machines.inFolder("other", "releases");
          await copyMissing(built, new DiskStore(folder));
          const other = { id: "20261126T060005000Z", folder, ...built };
          await new BucketUpload(opened, 0).makeLive(other);
        }
        await opened.put(key, data);
      },
    },
    0,
  );
  await expect(machines.release(toAbout("Slow"), { now: toTime(2), by: slow })).rejects.toThrow(
    /Another publisher changed firm-releases\/live.signed.json/,
  );
  expect(await machines.liveText("publisher")).toBe(PAGES["/about-us/index.html"]);
  await machines.follower().follow();
  expect(await machines.liveText("server")).toBe(toPage("Other"));
  await machines.release(toAbout("Slow"), { now: toTime(6) });
  await machines.follower().follow();
  expect(await machines.liveText("server")).toBe(toPage("Slow"));
});

test("SCA-01 Ceph, which wants If-Match without quotes, gets each release and refuses a conflict", async () => {
  machines.bucket.s3.actLikeCeph();
  const opened = machines.open();
  await machines.release({});
  const earlier = await opened.readPointer();
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  await machines.follower().follow();
  expect(await machines.liveText("server")).toBe(toPage("Edited"));
  if (!earlier) throw new Error("There is no pointer.");
  const { document, ...pointer } = earlier;
  await expect(opened.writePointer(pointer, document)).rejects.toThrow(/Another publisher changed/);
});

test("SCA-01 a probe learns whether the service ignores a wrong If-Match, and is removed", async () => {
  const { s3 } = machines.bucket;
  expect(await machines.open().ignoresConditions()).toBe(false);
  s3.ignoreConditions();
  expect(await machines.open().ignoresConditions()).toBe(true);
  s3.refuse((request) => request.startsWith(`PUT ${PROBES}`));
  const opened = machines.open();
  await expect(opened.ignoresConditions()).rejects.toThrow(/bucket firm-releases failed/);
  s3.refuse(() => false);
  expect(await opened.ignoresConditions()).toBe(true);
  expect([...s3.objects.keys()]).toEqual([]);
});

test("SCA-01 a switch whose response was lost does not conflict with itself", async () => {
  await machines.release({});
  let lost = 0;
  machines.bucket.s3.loseResponse((request) => request === `PUT ${LIVE_KEY}` && (lost += 1) === 1);
  await machines.release(toAbout("Edited"), { now: toTime(1) });
  expect(lost).toBe(2);
  expect(await machines.liveText("publisher")).toBe(toPage("Edited"));
});

test("SCA-01 a rollback changes only the pointers; five releases are listed", async () => {
  for (let at = 0; at < 7; at++) await machines.release(toAbout(`No. ${at}`), { now: toTime(at) });
  const ids = listReleaseIds(machines.releases("publisher"));
  expect(
    (machines.bucket.live() as { releases: { id: string }[] }).releases.map(({ id }) => id),
  ).toEqual(ids);
  await machines.follower().follow();
  machines.bucket.written();
  const upload = new BucketUpload(machines.open(), 0);
  await rollBack(machines.releases("publisher"), ids[1], (stored) => upload.makeLive(stored));
  expect(machines.bucket.written()).toEqual(POINTERS.toSorted());
  await machines.follower().follow();
  expect(await machines.liveText("server")).toBe(toPage("No. 3"));
});

test("SCA-01 objects without a kept release are removed after a day by the bucket's clock", async () => {
  const opened = machines.open();
  for (let at = 0; at < 6; at++) await machines.release(toAbout(`No. ${at}`), { now: toTime(at) });
  const count = machines.bucket.s3.objects.size;
  expect(await pruneStore(opened)).toBe(0);
  // The bucket's clock is a year behind; all but the last objects are two days old.
  for (const each of machines.bucket.s3.objects.keys()) {
    machines.bucket.s3.modified.set(each, new Date("2025-11-24T00:00Z"));
  }
  machines.bucket.s3.modified.set(toKey(toPage("No. 5")), new Date("2025-11-26T00:00Z"));
  expect(await pruneStore(opened)).toBe(2);
  expect(machines.bucket.s3.objects.size).toBe(count - 2);
  expect(machines.bucket.files()).not.toContain(toKey(toPage("No. 0")));
  // A kept release without a manifest is lost; one that cannot be read now is not.
  const { live } = machines.bucket.live() as { live: string };
  machines.bucket.s3.refuse((request) => request.startsWith("GET releases/"));
  await expect(pruneStore(opened)).rejects.toThrow(/reading releases/);
  machines.bucket.s3.refuse(() => false);
  const keys = [...machines.bucket.s3.objects.keys()].filter((each) => /^releases/.test(each));
  const [lost = "", damaged = ""] = keys.filter((each) => each !== toManifestKey(live));
  machines.bucket.s3.objects.delete(lost);
  machines.bucket.s3.objects.set(damaged, { body: Buffer.from("{}"), type: "" });
  expect(await pruneStore(opened)).toBe(2);
  machines.bucket.s3.objects.delete(toManifestKey(live));
  await expect(pruneStore(opened)).rejects.toThrow(/reading releases/);
});
