import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { forEachConcurrently } from "../../src/shared/node/for-each-concurrently";
import { RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import { KEPT_RELEASES, type StoredRelease } from "../../src/shared/node/release/release-store";
import { toFileKey, hashManifest, type ReleaseBucket } from "./release-bucket";
import { listStoredEndings, listStoredKeys } from "./stored-parts";

const CONCURRENCY = 16;
/** Followers poll each second and wait two more, so this machine switches with them. */
const SETTLE_MS = 3000;

/** Makes releases live in a bucket before they are live on this disk. */
export class BucketUpload {
  /** Objects that this process stored and no live manifest names yet. */
  readonly #sent = new Set<string>();
  #live: { manifest: string; keys: ReadonlySet<string> } | undefined;

  constructor(
    private readonly bucket: ReleaseBucket,
    private readonly settleMs = SETTLE_MS,
  ) {}

  /** Makes a release live in the bucket. Throws if that fails or another publisher was first. */
  async makeLive({ id, root, release }: StoredRelease): Promise<void> {
    const pointer = await this.bucket.readPointer();
    const text = readFileSync(join(root, RELEASE_FILE));
    const manifest = hashManifest(text);
    const stored = pointer?.releases ?? [];
    const isStored = stored.some((entry) => entry.manifest === manifest);
    if (!isStored) {
      await this.#sendFiles(root, release, pointer?.live);
      await this.bucket.writeManifest(text);
    }
    const releases = isStored ? stored : [...stored, { id, manifest }].slice(-KEPT_RELEASES);
    await this.bucket.writePointer({ format: 1, live: manifest, releases }, pointer?.document);
    this.#sent.clear();
    this.#live = { manifest, keys: new Set(listStoredKeys(release)) };
    await sleep(this.settleMs);
  }

  /** Makes the next release send objects of failed ones again, as pruning may remove them. */
  clearSentObjects(): void {
    this.#sent.clear();
  }

  async #sendFiles(root: string, release: Release, live: string | undefined): Promise<void> {
    const liveKeys = await this.#readKeys(live);
    const missing = new Map<string, string>();
    for (const [path, file] of Object.entries(release.files)) {
      for (const ending of listStoredEndings(file)) {
        const key = toFileKey(file.etag, ending);
        if (!liveKeys.has(key) && !this.#sent.has(key)) missing.set(key, `${path}${ending}`);
      }
    }
    await forEachConcurrently([...missing], CONCURRENCY, async ([key, name]) => {
      await this.bucket.write(key, await readFile(join(root, name)));
      this.#sent.add(key);
    });
  }

  async #readKeys(manifest: string | undefined): Promise<ReadonlySet<string>> {
    if (manifest === undefined) return new Set();
    if (this.#live?.manifest === manifest) return this.#live.keys;
    return new Set(listStoredKeys((await this.bucket.readManifest(manifest)).release));
  }
}
