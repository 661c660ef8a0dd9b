import { startS3Server } from "../support/s3-server";
import { OWN_CMS } from "./enquiry-staff";
import { findFreePort } from "../../server/process/ports";
import { OWN_SECRET, runCms, SETUP, startCms, type RunningCms } from "./running-cms";

export const BUCKET = "firm-website";

/** A CMS with the samples, whose files are in an empty bucket of loopback. */
export async function startCmsOnS3() {
  const port = await findFreePort();
  const account = { region: "ap-south-1", accessKeyId: "cms" };
  const s3 = await startS3Server({ ...account, bucket: BUCKET, port });
  const variables = {
    S3_BUCKET: BUCKET,
    S3_REGION: account.region,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: "a secret of the bucket",
    S3_FORCE_PATH_STYLE: "1",
  };
  const cms = await startCms({ ...OWN_CMS, ...variables, MEDIA_URL: undefined });
  return { cms, s3, variables };
}

/** Runs the set-up on the data folder of a CMS with other settings. */
export function setupWith(cms: RunningCms, settings: Record<string, string>) {
  const fixed = { NODE_ENV: "production" as const, DATA_DIR: cms.dataDir, DATABASE_URL: "" };
  return runCms(SETUP, Object.assign({ ...process.env }, fixed, OWN_SECRET, settings));
}
