import type { S3 } from "@aws-sdk/client-s3";
import { connectBucket } from "../../../src/shared/node/s3-client";
import type { S3Settings } from "../environment";
import { BUCKET_FOLDERS } from "./object-keys";

export type NewObject = { key: string; data: Buffer; type: string };

export type Bucket = ReturnType<typeof openBucket>;

export function openBucket(s3: S3Settings) {
  const Bucket = s3.bucket;
  let connection: Promise<S3> | null = null;
  const getConnection = () => (connection ??= connectBucket(s3));
  return {
    read: async (Key: string) => {
      const { Body } = await (await getConnection()).getObject({ Bucket, Key });
      if (!Body) throw new Error(`The object ${Key} has no content.`);
      return Buffer.from(await Body.transformToByteArray());
    },
    /** Returns an object, or a range of it. Throws an error with status 304 if it has the ETag. */
    open: async (Key: string, Range?: string, IfNoneMatch?: string) =>
      (await getConnection()).getObject({ Bucket, Key, Range, IfNoneMatch }),
    /** Throws unless all are removed. Missing keys count as removed. */
    remove: async (keys: string[]) => {
      const s3 = await getConnection();
      await waitForAll(keys.map((Key) => s3.deleteObject({ Bucket, Key })));
    },
    /** Throws unless all are stored; some may then be stored. */
    write: async (objects: NewObject[]) => {
      const s3 = await getConnection();
      await waitForAll(
        objects.map(({ key: Key, data: Body, type: ContentType }) =>
          s3.putObject({ Bucket, Key, Body, ContentType }),
        ),
      );
    },
  };
}

/** Returns a message after a test of access to each folder. Throws the bucket's error. */
export async function checkBucket(s3: S3Settings): Promise<string> {
  const bucket = openBucket(s3);
  const data = Buffer.from("Written by the set-up of the CMS to test access.");
  for (const folder of Object.values(BUCKET_FOLDERS)) {
    const key = `${folder}/.write-test`;
    await bucket.write([{ key, data, type: "text/plain" }]);
    const read = await bucket.read(key);
    await bucket.remove([key]);
    if (!read.equals(data)) throw new Error(`The bucket ${s3.bucket} returned different content.`);
  }
  return `${s3.bucket} can be written and read`;
}

/** Throws the first failure after all calls, so that none runs while changes are undone. */
async function waitForAll(calls: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(calls);
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
}
