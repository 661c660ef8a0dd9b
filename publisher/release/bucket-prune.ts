import type { Logger } from "pino";
import { forEachConcurrently } from "../../src/shared/node/for-each-concurrently";
import { runExclusive } from "./exclusive";
import { toManifestKey, type ReleaseBucket } from "./release-bucket";
import { listStoredKeys } from "./stored-parts";

const CONCURRENCY = 16;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Prunes every hour, between publishes. Calls `beforePrune` before anything may be removed. */
export function pruneHourly(
  bucket: ReleaseBucket,
  log: Logger,
  beforePrune: () => void,
  everyMs = HOUR_MS,
): { end: () => Promise<void> } {
  const pruneOnce = () => {
    beforePrune();
    return pruneBucket(bucket);
  };
  const pruneExclusively = () => runExclusive(pruneOnce).catch((error) => log.error(error));
  const timer = setInterval(() => void pruneExclusively(), everyMs).unref();
  return { end: async () => clearInterval(timer) };
}

/** Removes unused objects a day older than the newest. Returns their number; throws if it fails. */
export async function pruneBucket(bucket: ReleaseBucket): Promise<number> {
  const pointer = await bucket.readPointer();
  if (pointer === undefined) return 0;
  const used = new Set<string>();
  for (const { manifest } of pointer.releases) {
    used.add(toManifestKey(manifest));
    const { release } = await bucket.readManifest(manifest);
    for (const key of listStoredKeys(release)) used.add(key);
  }
  const objects = await bucket.list();
  const newest = objects.reduce((latest, { modified }) => Math.max(latest, modified), 0);
  const old = objects.filter(({ key, modified }) => !used.has(key) && newest - modified > DAY_MS);
  await forEachConcurrently(old, CONCURRENCY, ({ key }) => bucket.remove(key));
  return old.length;
}
