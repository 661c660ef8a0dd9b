import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { S3Settings } from "../../src/shared/node/environment/environment";
import { forEachConcurrently } from "../../src/shared/node/for-each-concurrently";
import { isHashedAsset } from "../../src/shared/node/release/release";
import type { StoredRelease } from "../../src/shared/node/release/release-store";
import { openBucketObjects, ignoreMissing } from "../release/bucket-objects";
import { toStaticObjects, type StaticObject } from "./static-objects";

const CONCURRENCY = 16;
/** ETags of all objects by key; "" while one is being written or removed. */
const STATE_KEY = "objects.json";
const StateSchema = v.record(v.string(), v.string());
type State = v.InferOutput<typeof StateSchema>;

type StaticHost = { bucket: S3Settings; apiOrigin: string | null; cmsOrigins: readonly string[] };

/** Makes a bucket equal to a release and returns the number of changed objects. Throws if it fails. */
export async function mirrorRelease(
  { root, release }: StoredRelease,
  { bucket: settings, ...options }: StaticHost,
): Promise<number> {
  const bucket = openBucketObjects(settings, "STATIC_BUCKET");
  const objects = toStaticObjects(release, options);
  const stored = await bucket.get(STATE_KEY).catch(ignoreMissing);
  const previous: State = stored ? v.parse(StateSchema, JSON.parse(stored.content.toString())) : {};
  const changed = [...objects].filter(([key, { etag }]) => previous[key] !== etag);
  const removed = Object.keys(previous).filter((key) => !objects.has(key));
  if (changed.length + removed.length === 0) return 0;
  const writeState = (state: State) =>
    bucket.put(STATE_KEY, JSON.stringify(state), { ContentType: "application/json" });
  const unknown = [...changed.map(([key]) => key), ...removed].map((key) => [key, ""]);
  await writeState({ ...previous, ...Object.fromEntries(unknown) });
  const sendObject = async ([key, object]: [string, StaticObject]): Promise<void> => {
    const { type: ContentType, caching: CacheControl, location } = object;
    // Services other than AWS may refuse a header that they do not know.
    const isAws = settings.endpoint === null;
    await bucket.put(key, object.text ?? (await readFile(join(root, key))), {
      ContentType,
      CacheControl,
      ...(isAws && location && { WebsiteRedirectLocation: location }),
    });
  };
  const isAsset = ([key]: [string, StaticObject]) => isHashedAsset(`/${key}`);
  // Assets come first, because pages need them.
  await forEachConcurrently(changed.filter(isAsset), CONCURRENCY, sendObject);
  await forEachConcurrently(
    changed.filter((object) => !isAsset(object)),
    CONCURRENCY,
    sendObject,
  );
  await forEachConcurrently(removed, CONCURRENCY, (key) => bucket.remove(key));
  await writeState(Object.fromEntries([...objects].map(([key, { etag }]) => [key, etag])));
  return changed.length + removed.length;
}
