import type { S3, S3ClientConfig } from "@aws-sdk/client-s3";
import type { S3Settings } from "../settings/s3";

export type NewObject = { key: string; data: Buffer; type: string };

/** What the CMS does with a bucket beside answering files, which Payload's adapter does. */
export type Bucket = {
  read: (key: string) => Promise<Buffer>;
  /** Removes all or throws; a key that is not there counts as removed. */
  remove: (keys: string[]) => Promise<void>;
  /** Stores all or throws, when some may be stored. */
  write: (objects: NewObject[]) => Promise<void>;
};

/** How the bucket is reached: a visitor who waits for a form must not wait for a dead host. */
export function clientConfig(s3: S3Settings): S3ClientConfig {
  const { region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = s3;
  const agent = { keepAlive: true, maxSockets: 100 };
  return {
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than AWS often know no newer check sums; the signature covers the content.
    ...(endpoint && {
      endpoint,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      socketTimeout: 10_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
}

export function openBucket(s3: S3Settings): Bucket {
  const Bucket = s3.bucket;
  let opened: Promise<S3> | null = null;
  const client = () => (opened ??= connect(s3));
  return {
    read: async (Key) => {
      const { Body } = await (await client()).getObject({ Bucket, Key });
      if (!Body) throw new Error(`The object ${Key} came without content.`);
      return Buffer.from(await Body.transformToByteArray());
    },
    remove: async (keys) => {
      const s3 = await client();
      await allEnded(keys.map((Key) => s3.deleteObject({ Bucket, Key })));
    },
    write: async (objects) => {
      const s3 = await client();
      await allEnded(
        objects.map(({ key: Key, data: Body, type: ContentType }) =>
          s3.putObject({ Bucket, Key, Body, ContentType }),
        ),
      );
    },
  };
}

/** Waits for every call, then throws the first failure: none is still under way when it is undone. */
async function allEnded(calls: Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(calls);
  const failed = ended.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
}

/** Loaded only here: a CMS with its files on disk starts without it. */
async function connect(s3: S3Settings): Promise<S3> {
  const { S3 } = await import("@aws-sdk/client-s3");
  return new S3(clientConfig(s3));
}
