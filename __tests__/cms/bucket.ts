import { findFreePort } from "../../server/process/settings";
import { startS3Server } from "../support/s3-server";

/** Starts an empty bucket. Returns it with the settings of a CMS that stores files there. */
export async function startBucket() {
  const port = await findFreePort();
  const account = { bucket: "firm-website", region: "ap-south-1", accessKeyId: "cms" };
  const s3 = await startS3Server({ ...account, port });
  const settings = {
    S3_BUCKET: account.bucket,
    S3_REGION: account.region,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: "a secret of the bucket",
    S3_FORCE_PATH_STYLE: "1",
    MEDIA_URL: undefined,
  };
  return { s3, settings };
}
