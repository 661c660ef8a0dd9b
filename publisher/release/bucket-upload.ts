import { setTimeout as sleep } from "node:timers/promises";
import { KEPT_RELEASES, type StoredRelease } from "../../src/shared/node/release/release-store";
import type { ReleaseBucket } from "./release-bucket";
import { DiskStore, copyMissing, listParts, readManifest } from "./store";

/** Followers poll each second and wait two more, so this machine switches with them. */
const SETTLE_MS = 3000;

/** Makes releases live in a bucket before they are live on this disk. */
export class BucketUpload {
  /** Keys of the bucket's live release, and what this process has sent since. A listing could name what another publisher is removing. */
  #known = new Set<string>();
  #live: string | undefined;

  constructor(
    private readonly bucket: ReleaseBucket,
    private readonly settleMs = SETTLE_MS,
  ) {}

  /** Makes a release live in the bucket. Throws if that fails or another publisher was first. */
  async makeLive({ id, manifest, folder, release }: StoredRelease): Promise<void> {
    const pointer = await this.bucket.readPointer();
    const kept = pointer?.releases ?? [];
    const isKept = kept.some((entry) => entry.manifest === manifest);
    if (!isKept) {
      if (pointer) await this.#readKeys(pointer.live);
      const source = new DiskStore(folder);
      await copyMissing({ manifest, release, source }, { has: this.#has, put: this.#put });
    }
    const releases = isKept ? kept : [...kept, { id, manifest }].slice(-KEPT_RELEASES);
    await this.bucket.writePointer({ format: 1, live: manifest, releases }, pointer?.document);
    this.#known = new Set(listParts(release).keys());
    this.#live = manifest;
    await sleep(this.settleMs);
  }

  /** Makes the next release send objects of failed ones again, as pruning may remove them. */
  clearSentObjects(): void {
    this.#known = new Set();
    this.#live = undefined;
  }

  async #readKeys(live: string): Promise<void> {
    if (this.#live === live) return;
    const { release } = await readManifest(this.bucket, live);
    for (const key of listParts(release).keys()) this.#known.add(key);
    this.#live = live;
  }

  #has = (key: string): boolean => this.#known.has(key);

  #put = async (key: string, data: Buffer): Promise<void> => {
    await this.bucket.put(key, data);
    this.#known.add(key);
  };
}
