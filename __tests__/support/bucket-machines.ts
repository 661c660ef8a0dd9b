import { mkdirSync } from "node:fs";
import { BucketFollower } from "../../publisher/release/bucket-follower";
import { BucketUpload } from "../../publisher/release/bucket-upload";
import { publishRelease } from "../../publisher/release/publish";
import { openReleaseBucket } from "../../publisher/release/release-bucket";
import { createEtag } from "../../src/shared/node/release/release";
import { toFollowerKeys, type DocumentKeys } from "../../src/shared/node/release/signature";
import { PAGES, writeBuilt, type BuiltFolder, readStored } from "./built-folder";
import { startReleaseBucket, type TestBucket } from "./release-bucket";
import { createTestFolder } from "./temporary-folder";

type Publishing = Pick<BuiltFolder, "copies"> & { now?: Date; by?: BucketUpload; machine?: string };

export const toPage = (title: string) => `<!DOCTYPE html><title>${title}</title>`;
export const toAbout = (title: string) => ({ "/about-us/index.html": toPage(title) });
export const toKey = (text: string) => `files/${createEtag(text)}`;
export const toTime = (at: number) => new Date(Date.UTC(2026, 10, 26, 6, 0, at));

/** Creates an empty bucket for each test of a file, with machines that publish to and follow it. */
export function createTestBucket() {
  const inFolder = createTestFolder();
  let bucket: TestBucket;
  let upload: BucketUpload;
  const open = (keys: DocumentKeys = bucket.keys, graceMs?: number) =>
    openReleaseBucket(bucket.settings, keys, graceMs);
  beforeEach(async () => {
    bucket = await startReleaseBucket();
    upload = new BucketUpload(open(), 0);
  });
  afterEach(() => bucket.s3.stop());
  return {
    inFolder,
    get bucket() {
      return bucket;
    },
    /** Opens the bucket like a publisher, or with other keys. */
    open,
    releases: (machine: string) => inFolder(machine, "releases"),
    /** Builds and publishes like a publisher that has the bucket. */
    release(
      files: BuiltFolder["files"],
      { now = toTime(0), by = upload, machine = "publisher", copies }: Publishing = {},
    ) {
      const built = inFolder(machine, "public");
      writeBuilt(built, { files: { ...PAGES, ...files }, copies });
      return publishRelease(built, inFolder(machine, "releases"), {
        now,
        beforeLive: (incoming) => by.makeLive(incoming),
      });
    },
    follower(
      publicKeys = bucket.keys.publicKeys,
      graceMs?: number,
      measureFree?: () => Promise<number>,
    ) {
      const dataDir = inFolder("server");
      mkdirSync(dataDir, { recursive: true });
      const keys = toFollowerKeys(dataDir, publicKeys);
      return new BucketFollower(
        open(keys, graceMs),
        inFolder("server", "releases"),
        0,
        measureFree,
      );
    },
    liveText: (machine: string, path = "/about-us/index.html") =>
      readStored(inFolder(machine, "releases"), "live", path),
  };
}
