import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { readField } from "../../src/shared/domain/read-field";
import type { Environment, S3Settings } from "../../src/shared/node/environment/environment";
import {
  FILES,
  MANIFESTS,
  PointerSchema,
  type Pointer,
} from "../../src/shared/node/release/release-store";
import {
  signDocument,
  verifyDocument,
  acceptSequence,
  readPublisherKeys,
  type DocumentKeys,
  type SignedDocument,
} from "../../src/shared/node/release/signature";
import { Readable } from "node:stream";
import type { ListObjectsV2CommandInput, PutObjectCommandInput, S3 } from "@aws-sdk/client-s3";
import { connectBucket } from "../../src/shared/node/s3-client";
import type { StoredObject } from "./store";

type PutOptions = Partial<PutObjectCommandInput>;

const GRACE_MS = 15_000;
const MIN_BYTES_PER_SECOND = 10_000;

/** Returns calls to the bucket of RELEASES_BUCKET. Their errors name both. */
function openBucketObjects(settings: S3Settings, graceMs = GRACE_MS) {
  const Bucket = settings.bucket;
  let connection: Promise<S3> | undefined;
  const sendCall = async <T>(what: string, callS3: (s3: S3) => Promise<T>): Promise<T> => {
    try {
      return await callS3(await (connection ??= connectBucket(settings)));
    } catch (error) {
      const status = readStatus(error);
      const reason = status ? `${status} ${readField(error, "name")}` : readField(error, "message");
      throw new Error(
        `The bucket ${Bucket} failed: ${what}: ${reason}. Check the service, RELEASES_BUCKET and the S3_ settings.`,
        { cause: error },
      );
    }
  };
  return {
    get: (Key: string, maxBytes: number) =>
      sendCall(`reading ${Key}`, async (s3) => {
        const { Body, ETag: etag } = await s3.getObject({ Bucket, Key });
        if (!(Body instanceof Readable)) throw new Error("the response has no content");
        return { content: await readContent(Body, maxBytes, graceMs), etag };
      }),
    put: async (Key: string, Body: Buffer | string, options: PutOptions = {}) => {
      await sendCall(`writing ${Key}`, (s3) => s3.putObject({ Bucket, Key, Body, ...options }));
    },
    remove: async (Key: string) => {
      await sendCall(`removing ${Key}`, (s3) => s3.deleteObject({ Bucket, Key }));
    },
    list: async (Prefix: string): Promise<StoredObject[]> => {
      const objects: StoredObject[] = [];
      let request: ListObjectsV2CommandInput | undefined = { Bucket, Prefix };
      while (request) {
        const input: ListObjectsV2CommandInput = request;
        const page = await sendCall("listing it", (s3) => s3.listObjectsV2(input));
        for (const { Key: key = "", LastModified: modified } of page.Contents ?? []) {
          objects.push({ key, modified: modified?.getTime() ?? Infinity });
        }
        const { NextContinuationToken: ContinuationToken } = page;
        request = ContinuationToken ? { Bucket, Prefix, ContinuationToken } : undefined;
      }
      return objects;
    },
  };
}

/** The client limits only the wait for a response and for its next byte. */
async function readContent(body: Readable, maxBytes: number, graceMs: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const startMs = performance.now();
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    const expectedMs = graceMs + (bytes / MIN_BYTES_PER_SECOND) * 1000;
    if (performance.now() - startMs > expectedMs) {
      throw new Error(`it arrives at less than ${MIN_BYTES_PER_SECOND} bytes a second`);
    }
  }
  return Buffer.concat(chunks);
}

/** Returns the HTTP status of an S3 error, undefined without a response. */
const readStatus = (error: unknown) => readField(readField(error, "$metadata"), "httpStatusCode");

/** Returns undefined if the bucket has no such object; throws other errors again. */
function ignoreMissing(error: unknown): undefined {
  if (readField(readField(error, "cause"), "name") !== "NoSuchKey") throw error;
}

/** A signed document as it was read; the next one has a higher sequence number. */
type StoredDocument = SignedDocument & { etag: string | undefined };
type ReadPointer = Pointer & { document: StoredDocument };

export const LIVE_KEY = "live.signed.json";
/** One object for each site server that may write: the release that it has. */
export const SERVERS = "servers/";
/** Objects of a moment, on which a publisher tests the service. */
export const PROBES = "probes/";
/** Still written for site servers of earlier versions, which verify no signature. */
const UNSIGNED_LIVE_KEY = "live.json";
const MAX_DOCUMENT_BYTES = 4e6;
const DAY_MS = 24 * 3_600_000;

export type ReleaseBucket = ReturnType<typeof openReleaseBucket>;

/** Returns the bucket of RELEASES_BUCKET with this publisher's keys; null without one. */
export function openPublisherBucket(
  { releasesBucket, releasesPublicKeys }: Environment,
  dataDir: string,
): ReleaseBucket | null {
  if (releasesBucket === null) return null;
  return openReleaseBucket(releasesBucket, readPublisherKeys(dataDir, releasesPublicKeys));
}

/** Returns calls to the bucket of RELEASES_BUCKET (docs/decisions/0030). Each throws if it fails. */
export function openReleaseBucket(settings: S3Settings, keys: DocumentKeys, graceMs?: number) {
  const { get, put, remove, list } = openBucketObjects(settings, graceMs);
  const toName = (key: string) => `${settings.bucket}/${key}`;
  let conditions: Promise<Conditions> | undefined;
  const readConditions = (): Promise<Conditions> => {
    conditions ??= learnConditions({ get, put, remove });
    // After a failure the next call learns it again.
    conditions.catch(() => (conditions = undefined));
    return conditions;
  };
  /** Returns undefined if there is none. Throws if its signature or sequence number is wrong. */
  const readSigned = async (key: string): Promise<StoredDocument | undefined> => {
    const stored = await get(key, MAX_DOCUMENT_BYTES).catch(ignoreMissing);
    if (stored === undefined) return undefined;
    const document = verifyDocument(keys.publicKeys, toName(key), stored.content.toString());
    if (keys.sequences !== undefined) await acceptSequence(keys.sequences, document);
    return { ...document, etag: stored.etag };
  };
  /** Replaces what was read as `previous`. Throws if another publisher has replaced it since. */
  const writeSigned = async (
    key: string,
    content: unknown,
    previous: StoredDocument | undefined,
  ): Promise<void> => {
    if (keys.signingKey === undefined) throw new Error(`${toName(key)} needs a key that signs.`);
    // The time alone may repeat; the number alone would begin again after the document was lost.
    const sequence = Math.max((previous?.sequence ?? 0) + 1, Date.now());
    const text = signDocument(keys.signingKey, { name: toName(key), sequence, content });
    const { etag } = previous ?? {};
    const condition = etag
      ? { IfMatch: (await readConditions()).toCondition(etag) }
      : { IfNoneMatch: "*" };
    try {
      await put(key, text, condition);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const stored = await get(key, MAX_DOCUMENT_BYTES);
      // The client repeats a write whose response was lost, so the conflict may be its own.
      if (stored.content.toString() !== text) {
        throw new Error(describeConflict(toName(key)), { cause: error });
      }
    }
  };
  return {
    get: async (key: string, maxBytes: number) => (await get(key, maxBytes)).content,
    put: (key: string, data: Buffer) => put(key, data),
    remove,
    unusedMs: DAY_MS,
    list: async () => [...(await list(FILES)), ...(await list(MANIFESTS))],
    listServers: () => list(SERVERS),
    /** What a publisher's followers need in RELEASES_PUBLIC_KEYS. */
    publicKey: keys.publicKeys[0],
    readSigned,
    writeSigned,
    /** True if the service replaces an object despite a wrong If-Match, so that nothing protects a publisher from another one. */
    ignoresConditions: async () => (await readConditions()).areIgnored,
    /** Returns undefined before the first release. */
    readPointer: async (): Promise<ReadPointer | undefined> => {
      const document = await readSigned(LIVE_KEY);
      return document && { ...v.parse(PointerSchema, document.content), document };
    },
    writePointer: async (pointer: Pointer, previous?: StoredDocument): Promise<void> => {
      await put(UNSIGNED_LIVE_KEY, JSON.stringify(pointer));
      await writeSigned(LIVE_KEY, pointer, previous);
    },
  };
}

type Conditions = {
  /** Returns what If-Match needs for an object with this ETag. */
  toCondition: (etag: string) => string;
  areIgnored: boolean;
};

/** Ceph refuses a right ETag in quotes, other services one without. */
const FORMS = [(etag: string) => etag, (etag: string) => etag.replaceAll('"', "")];
const WRONG_ETAG = `"${"0".repeat(32)}"`;
const MAX_PROBE_BYTES = 1000;

/** Learns on an object of its own how the service compares ETags. Throws if it refuses a right one. */
async function learnConditions({
  get,
  put,
  remove,
}: Pick<ReturnType<typeof openBucketObjects>, "get" | "put" | "remove">): Promise<Conditions> {
  const key = `${PROBES}${randomUUID()}`;
  const replaceIf = (IfMatch: string): Promise<boolean> =>
    put(key, "probe", { IfMatch }).then(
      () => true,
      (error: unknown) => {
        if (isConflict(error)) return false;
        throw error;
      },
    );
  try {
    await put(key, "probe");
    const { etag = "" } = await get(key, MAX_PROBE_BYTES);
    for (const toCondition of FORMS) {
      if (!(await replaceIf(toCondition(etag)))) continue;
      return { toCondition, areIgnored: await replaceIf(toCondition(WRONG_ETAG)) };
    }
    throw new Error(`The service refuses the right ETag ${etag} in If-Match; use another service.`);
  } finally {
    await remove(key).catch(() => undefined);
  }
}

const isConflict = (error: unknown): boolean =>
  [409, 412].includes(Number(readStatus(readField(error, "cause"))));

const describeConflict = (name: string) =>
  `Another publisher changed ${name} at the same time; its release stays. Run only one publisher for each bucket (DATABASE_URL), then publish again.`;
