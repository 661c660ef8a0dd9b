import { findFreePort } from "../../server/process/ports";
import type { S3Settings } from "../../src/shared/node/environment/environment";
import { LIVE_KEY } from "../../publisher/release/release-bucket";
import { startS3Server } from "./s3-server";

export type TestBucket = Awaited<ReturnType<typeof startReleaseBucket>>;

/** Starts an empty bucket for releases. Returns its settings as values and as variables. */
export async function startReleaseBucket() {
  const port = await findFreePort();
  const account = { bucket: "firm-releases", region: "ap-south-1", accessKeyId: "publisher" };
  const s3 = await startS3Server({ ...account, port });
  const settings: S3Settings = {
    ...account,
    endpoint: `http://127.0.0.1:${port}`,
    secretAccessKey: "a secret of the bucket",
    forcePathStyle: true,
  };
  return {
    s3,
    settings,
    variables: {
      RELEASES_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ENDPOINT: settings.endpoint ?? "",
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_FORCE_PATH_STYLE: "1",
    },
    /** Keys below files/. */
    files: () => [...s3.objects.keys()].filter((key) => key.startsWith("files/")).sort(),
    live: () => JSON.parse(s3.objects.get(LIVE_KEY)?.body.toString() ?? "null") as unknown,
    /** Keys written since the last call. */
    written: () =>
      s3.requests
        .splice(0)
        .flatMap((each) => /^PUT (.*)/.exec(each)?.[1] ?? [])
        .sort(),
  };
}
