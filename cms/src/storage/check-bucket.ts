import type { S3Settings } from "../settings/s3";
import { openBucket } from "./bucket";
import { BUCKET_FOLDERS } from "./folders";

/** Writes, reads and removes a small object in each folder; throws what the bucket answers. */
export async function checkBucket(s3: S3Settings): Promise<string> {
  const bucket = openBucket(s3);
  const data = Buffer.from("Written by the set-up of the CMS to see that it may.");
  for (const folder of Object.values(BUCKET_FOLDERS)) {
    const key = `${folder}/.write-test`;
    await bucket.write([{ key, data, type: "text/plain" }]);
    const read = await bucket.read(key);
    await bucket.remove([key]);
    if (!read.equals(data)) throw new Error(`The bucket ${s3.bucket} gives back other content.`);
  }
  return `${s3.bucket} can be written and read`;
}
