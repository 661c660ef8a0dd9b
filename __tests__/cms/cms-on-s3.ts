import { execFile } from "node:child_process";
import path from "node:path";
import { startS3Server, type S3Server } from "../support/s3-server";
import { OWN_CMS } from "./enquiry-staff";
import { freePort } from "../support/free-port";
import { startCms, type RunningCms } from "./running-cms";

export const BUCKET = "firm-website";

export type CmsOnS3 = { cms: RunningCms; s3: S3Server; variables: Record<string, string> };

/** A CMS with the samples, whose files are in an empty bucket of loopback. */
export async function startCmsOnS3(): Promise<CmsOnS3> {
  const port = await freePort();
  const keys = { region: "ap-south-1", accessKeyId: "cms", secretAccessKey: "a bucket's secret" };
  const s3 = await startS3Server({ ...keys, bucket: BUCKET, port });
  const variables = {
    S3_BUCKET: BUCKET,
    S3_REGION: keys.region,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    S3_FORCE_PATH_STYLE: "1",
  };
  const cms = await startCms({ ...OWN_CMS, ...variables, CMS_SEED: "1", MEDIA_URL: undefined });
  return { cms, s3, variables };
}

type Ended = { code: number | null; lines: string[] };

/** Runs the set-up on the data folder of a CMS with other settings. */
export function setupWith(cms: RunningCms, settings: Record<string, string>): Promise<Ended> {
  const fixed = { NODE_ENV: "production" as const, DATA_DIR: cms.dataDir, DATABASE_URL: "" };
  const secret = { PAYLOAD_SECRET: "a secret for this test alone" };
  const env = Object.assign({ ...process.env }, fixed, secret, settings);
  const args = ["--import", "tsx", "src/setup.ts"];
  const cwd = path.join(process.cwd(), "cms");
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd, env }, (_error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split("\n").filter((line) => line.startsWith("CMS"));
      resolve({ code: child.exitCode, lines });
    });
  });
}
