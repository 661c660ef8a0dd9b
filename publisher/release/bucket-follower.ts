import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { readField } from "../../src/shared/domain/read-field";
import type { Release } from "../../src/shared/node/release/release";
import { parseWithdrawnList } from "../../src/shared/node/release/withdrawn";
import { readLiveRelease, readPointer } from "../../src/shared/node/release/release-store";
import type { ReleaseBucket } from "./release-bucket";
import { DiskStore, copyMissing, listParts, readManifest, repairFiles } from "./store";
import { pruneFolder } from "./upkeep";
import { WITHDRAWN_KEY, writeList } from "./withdrawals";

/** Time for the other servers to fetch a release's scripts. */
const SETTLE_MS = 2000;
/** Bytes that stay free for logs and the API's responses. */
const MIN_FREE_BYTES = 100e6;
/** Compressed copies of texts are smaller than this share of them. */
const COMPRESSED_SHARE = 0.5;

/** Keeps the live release of a folder equal to that of a bucket. */
export class BucketFollower {
  #etag: string | undefined;
  #withdrawnEtag: string | undefined;
  #pruneAt = Infinity;
  readonly #store: DiskStore;

  constructor(
    private readonly bucket: ReleaseBucket,
    private readonly releases: string,
    private readonly settleMs = SETTLE_MS,
    private readonly measureFree = measureFreeBytes,
  ) {
    this.#store = new DiskStore(releases);
  }

  /** Follows list and live release; returns the ID of a new one. Throws if the bucket or a hash is wrong. */
  async follow(): Promise<string | undefined> {
    const list = this.#followWithdrawn();
    // A list that cannot be read keeps no release back.
    await list.catch(() => undefined);
    const id = await this.#followLive();
    await list;
    return id;
  }

  /** Fetches damaged and missing files of the live release again, and removes unused ones. */
  async maintain(): Promise<void> {
    const { live } = readPointer(this.releases) ?? {};
    if (live === undefined) return;
    await repairFiles(await readManifest(this.bucket, live), this.#store);
    await pruneFolder(this.releases);
  }

  async #followWithdrawn(): Promise<void> {
    const document = await this.bucket.readSigned(WITHDRAWN_KEY);
    if (document === undefined || document.etag === this.#withdrawnEtag) return;
    await writeList(this.releases, parseWithdrawnList(document.content));
    this.#withdrawnEtag = document.etag;
  }

  async #followLive(): Promise<string | undefined> {
    const pointer = await this.bucket.readPointer();
    if (pointer === undefined || pointer.document.etag === this.#etag) {
      // Not before, because the other servers' pages may need files of the previous release.
      if (performance.now() >= this.#pruneAt) await this.#prune();
      return undefined;
    }
    const { live, releases } = pointer;
    const local = readPointer(this.releases);
    // Its manifest may be damaged, and another release be served.
    const isNew = local?.live !== live || readLiveRelease(this.releases)?.manifest !== live;
    if (isNew) {
      await this.#fetch(live);
      // Releases that this machine never had are not fetched.
      const kept = [live, ...(local?.releases ?? []).map(({ manifest }) => manifest)];
      await this.#store.writePointer({
        format: 1,
        live,
        releases: releases.filter(({ manifest }) => kept.includes(manifest)),
      });
    }
    this.#etag = pointer.document.etag;
    if (!isNew) return undefined;
    this.#pruneAt = performance.now() + this.settleMs;
    return releases.find(({ manifest }) => manifest === live)?.id;
  }

  async #prune(): Promise<void> {
    this.#pruneAt = Infinity;
    await pruneFolder(this.releases).catch(console.error);
  }

  /** Fetches what this machine lacks. Its site server serves the scripts at once, for pages of the others. */
  async #fetch(manifest: string): Promise<void> {
    const next = await readManifest(this.bucket, manifest);
    await this.#checkSpace(next.release);
    const announce = async () => {
      const local = readPointer(this.releases);
      if (local) await this.#store.writePointer({ ...local, incoming: manifest });
    };
    await copyMissing(next, this.#store, announce).catch(async (error: unknown) => {
      // What has arrived stays, because the pointer names its release.
      if (readField(error, "code") === "ENOSPC") await pruneFolder(this.releases);
      throw error;
    });
    await sleep(this.settleMs);
  }

  /** Throws if the disk has no space for what is missing; nothing is fetched then. */
  async #checkSpace(release: Release): Promise<void> {
    const missing = [...listParts(release)].filter(([key]) => !this.#store.has(key));
    const needed = missing.reduce(
      (sum, [, { file, ending }]) => sum + file.size * (ending === "" ? 1 : COMPRESSED_SHARE),
      MIN_FREE_BYTES,
    );
    if ((await this.measureFree(this.releases)) >= needed) return;
    await pruneFolder(this.releases);
    const free = await this.measureFree(this.releases);
    if (free >= needed) return;
    const toMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
    throw new Error(
      `${this.releases} has ${toMegabytes(free)} free, and the next release needs ${toMegabytes(needed)}. Free some space: it is fetched then.`,
    );
  }
}

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
