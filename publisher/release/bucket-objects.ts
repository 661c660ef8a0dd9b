import { Readable } from "node:stream";
import type { ListObjectsV2CommandInput, PutObjectCommandInput, S3 } from "@aws-sdk/client-s3";
import { readField } from "../../src/shared/domain/read-field";
import type { S3Settings } from "../../src/shared/node/environment/environment";
import { connectBucket } from "../../src/shared/node/s3-client";
import type { StoredObject } from "./store";

type PutOptions = Partial<PutObjectCommandInput>;

const GRACE_MS = 15_000;
const MIN_BYTES_PER_SECOND = 10_000;

/** Returns calls to the bucket of RELEASES_BUCKET. Their errors name both. */
export function openBucketObjects(settings: S3Settings, graceMs = GRACE_MS) {
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
export const readStatus = (error: unknown) =>
  readField(readField(error, "$metadata"), "httpStatusCode");

/** Returns undefined if the bucket has no such object; throws other errors again. */
export function ignoreMissing(error: unknown): undefined {
  if (readField(readField(error, "cause"), "name") !== "NoSuchKey") throw error;
}
