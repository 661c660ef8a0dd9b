import { readEnvironment } from "../../src/shared/node/environment/environment";
import { BucketUpload } from "../../publisher/release/bucket-upload";
import { publishRelease } from "../../publisher/release/publish";
import { openPublisherBucket } from "../../publisher/release/release-bucket";

// Publishes a built folder to DATA_DIR and to RELEASES_BUCKET, in a process that a test can kill.

const [built = ""] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR ?? "";
const bucket = openPublisherBucket(readEnvironment(process.env), dataDir);
if (bucket === null) throw new Error("RELEASES_BUCKET is not set.");
const upload = new BucketUpload(bucket, 0);

void publishRelease(built, `${dataDir}/releases`, {
  beforeLive: (incoming) => upload.makeLive(incoming),
});
