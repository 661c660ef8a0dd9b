import { BucketUpload } from "../../publisher/release/bucket-upload";
import { publishRelease } from "../../publisher/release/publish";
import { openPublisherBucket } from "../../publisher/release/release-bucket";
import { readEnvironment } from "../../src/shared/node/environment/environment";

// Publishes a built folder to DATA_DIR, and to RELEASES_BUCKET if it is set, in a process that a
// test can kill.

const [built = ""] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR ?? "";
const bucket = openPublisherBucket(readEnvironment(process.env), dataDir);
const upload = bucket && new BucketUpload(bucket, 0);

publishRelease(built, `${dataDir}/releases`, {
  beforeLive: async (incoming) => upload?.makeLive(incoming),
}).then(
  ({ id }) => console.log(id),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
