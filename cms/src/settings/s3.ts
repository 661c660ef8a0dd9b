import { oneOf, webAddress } from "./variables";

/** A bucket for the CMS's files, and the keys to it. */
export type S3Settings = {
  bucket: string;
  region: string;
  /** The address of a service other than AWS; null is AWS. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket stands in the path and not in the host's name. */
  forcePathStyle: boolean;
};

const NEEDED = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Null while no variable of S3 is set: files are on disk. Throws one sentence for half a set. */
export function readS3(env: NodeJS.ProcessEnv): S3Settings | null {
  const endpoint = webAddress("S3_ENDPOINT", env.S3_ENDPOINT)?.replace(/\/+$/, "") ?? null;
  const forcePathStyle = oneOf("S3_FORCE_PATH_STYLE", env.S3_FORCE_PATH_STYLE, ["0", "1"]) === "1";
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length === NEEDED.length && endpoint === null && !forcePathStyle) return null;
  const { S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) {
    throw new Error(
      `S3 needs ${missing.join(", ")} as well; to keep files on disk leave every S3_ variable empty.`,
    );
  }
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) {
    throw new Error("S3_BUCKET must be a bucket's name, such as firm-website, without an address.");
  }
  return { bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle };
}
