import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { forEachConcurrently } from "../../src/shared/node/for-each-concurrently";
import { RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import { parseWithdrawnList } from "../../src/shared/node/release/withdrawn";
import { readLiveRelease, readReleaseTime } from "../../src/shared/node/release/release-store";
import { addToAssetPool } from "./asset-pool";
import { isSameFile } from "./place-files";
import { publishRelease } from "./publish";
import { toFileKey, hashManifest, type ReleaseBucket } from "./release-bucket";
import { listStoredEndings, unpackFile } from "./stored-parts";
import { WITHDRAWN_KEY, writeList } from "./withdrawals";

const CONCURRENCY = 16;
/** Bytes by which the compressed copy of a small file may be larger. */
const MAX_ADDED_BYTES = 1000;
/** Time for the other servers to add a release's scripts to their pools. */
const SETTLE_MS = 2000;

/** Keeps the live release of a data folder equal to that of a bucket. */
export class BucketFollower {
  #etag: string | undefined;
  #withdrawnEtag: string | undefined;
  /** True if local releases may be damaged, so that everything is fetched. */
  #shouldRefetch = false;
  readonly #releases: string;
  readonly #download: string;

  constructor(
    private readonly bucket: ReleaseBucket,
    dataDir: string,
    private readonly settleMs = SETTLE_MS,
  ) {
    this.#releases = join(dataDir, "releases");
    this.#download = join(dataDir, "download");
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

  async #followWithdrawn(): Promise<void> {
    const document = await this.bucket.readSigned(WITHDRAWN_KEY);
    if (document === undefined || document.etag === this.#withdrawnEtag) return;
    await writeList(this.#releases, parseWithdrawnList(document.content));
    this.#withdrawnEtag = document.etag;
  }

  async #followLive(): Promise<string | undefined> {
    const pointer = await this.bucket.readPointer();
    if (pointer === undefined || pointer.document.etag === this.#etag) return undefined;
    const stored = readLiveRelease(this.#releases);
    const ownLive = stored && hashManifest(readFileSync(join(stored.root, RELEASE_FILE)));
    const { id = "" } = pointer.releases.find(({ manifest }) => manifest === pointer.live) ?? {};
    if (ownLive !== pointer.live) await this.#fetchAndPublish(id, pointer.live, stored?.release);
    this.#etag = pointer.document.etag;
    return ownLive === pointer.live ? undefined : id;
  }

  async #fetchAndPublish(id: string, manifest: string, local: Release | undefined): Promise<void> {
    const { text, release } = await this.bucket.readManifest(manifest);
    rmSync(this.#download, { recursive: true, force: true });
    await this.#fetch(release, this.#shouldRefetch ? undefined : local);
    writeFileSync(join(this.#download, RELEASE_FILE), text);
    this.#shouldRefetch = true;
    await publishRelease(this.#download, this.#releases, {
      allowFewerPosts: true,
      // Usually gives the release the same ID as on the publisher's machine.
      now: new Date(readReleaseTime(id)),
      beforeLive: async (incoming) => {
        addToAssetPool(this.#releases, incoming.root, release);
        await sleep(this.settleMs);
      },
    });
    this.#shouldRefetch = false;
    rmSync(this.#download, { recursive: true });
  }

  /** Fetches files that `local` lacks. */
  async #fetch(release: Release, local: Release | undefined): Promise<void> {
    mkdirSync(this.#download, { recursive: true });
    const paths = Object.entries(release.files);
    const missing = paths.filter(([path]) => !isSameFile(local, release, path));
    await forEachConcurrently(missing, CONCURRENCY, async ([path, file]) => {
      const target = join(this.#download, path);
      await mkdir(dirname(target), { recursive: true });
      for (const ending of listStoredEndings(file)) {
        const data = await this.bucket.read(
          toFileKey(file.etag, ending),
          file.size + MAX_ADDED_BYTES,
        );
        await writeFile(target, await unpackFile(data, ending, file));
        if (ending !== "") await writeFile(`${target}${ending}`, data);
      }
    });
  }
}
