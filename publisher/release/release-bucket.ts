import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as v from "valibot";
import { readField } from "../../src/shared/domain/read-field";
import type { S3Settings } from "../../src/shared/node/environment/environment";
import { parseRelease, type Release } from "../../src/shared/node/release/release";
import { RELEASE_ID } from "../../src/shared/node/release/release-store";
import { openBucketObjects, readStatus, ignoreMissing } from "./bucket-objects";
import { toSha256 } from "../../src/shared/node/sha256";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const LiveSchema = v.pipe(
  v.object({
    format: v.literal(1),
    /** The manifest of the live release: the SHA-256 of its release.json. */
    live: hash,
    /** Stored releases, the newest last. */
    releases: v.array(v.object({ id: v.pipe(v.string(), v.regex(RELEASE_ID)), manifest: hash })),
  }),
  v.check(({ live, releases }) => releases.some(({ manifest }) => manifest === live)),
);
type LivePointer = v.InferOutput<typeof LiveSchema>;
type ReadPointer = LivePointer & { etag: string | undefined };

export const LIVE_KEY = "live.json";
const FILES = "files/";
const MANIFESTS = "releases/";
/** Returns the key of a file, or of its compressed copy. */
export const toFileKey = (etag: string, ending: string) => `${FILES}${etag}${ending}`;
/** Returns the key of a release.json by its hash. */
export const toManifestKey = (manifest: string) => `${MANIFESTS}${manifest}.json.gz`;

/** Returns the SHA-256 of release.json, which identifies a release in the bucket. */
export const hashManifest = (text: Buffer) => toSha256(text);

export type ReleaseBucket = ReturnType<typeof openReleaseBucket>;

/** Returns calls to the bucket of RELEASES_BUCKET (docs/decisions/0030). Each throws if it fails. */
export function openReleaseBucket(settings: S3Settings) {
  const { get, put, remove, list } = openBucketObjects(settings, "RELEASES_BUCKET");
  return {
    read: async (key: string) => (await get(key)).content,
    write: (key: string, content: Buffer) => put(key, content),
    remove,
    /** Returns undefined before the first release. */
    readPointer: async (): Promise<ReadPointer | undefined> => {
      const live = await get(LIVE_KEY).catch(ignoreMissing);
      return (
        live && { ...v.parse(LiveSchema, JSON.parse(live.content.toString())), etag: live.etag }
      );
    },
    /** Throws if live.json has changed since it was read with `etag`: another publisher was first. */
    writePointer: async (pointer: LivePointer, etag: string | undefined): Promise<void> => {
      const text = JSON.stringify(pointer);
      try {
        await put(LIVE_KEY, text, etag === undefined ? { IfNoneMatch: "*" } : { IfMatch: etag });
      } catch (error) {
        if (![409, 412].includes(Number(readStatus(readField(error, "cause"))))) throw error;
        // The client repeats a write whose response was lost, so the conflict may be its own.
        const stored = (await get(LIVE_KEY)).content.toString();
        if (stored !== text) throw new Error(describeConflict(settings.bucket), { cause: error });
      }
    },
    /** Returns release.json as text and object. Throws if its hash is not `manifest`. */
    readManifest: async (manifest: string): Promise<{ text: Buffer; release: Release }> => {
      const text = await promisify(gunzip)((await get(toManifestKey(manifest))).content);
      if (hashManifest(text) === manifest) return { text, release: parseRelease(text.toString()) };
      throw new Error(`${toManifestKey(manifest)} does not match the hash in its name.`);
    },
    writeManifest: async (text: Buffer) =>
      put(toManifestKey(hashManifest(text)), await promisify(gzip)(text)),
    /** Lists files and manifests. */
    list: async () => [...(await list(FILES)), ...(await list(MANIFESTS))],
  };
}

const describeConflict = (bucket: string) =>
  `Another publisher changed ${LIVE_KEY} of the bucket ${bucket} at the same time; its release stays. Run only one publisher for each bucket (DATABASE_URL), then publish again.`;
