import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { findFreePort } from "../../server/process/settings";
import type { S3Settings } from "../../src/shared/node/environment/environment";
import { LIVE_KEY } from "../../publisher/release/release-bucket";
import {
  toPublicKey,
  toSigningKeyFile,
  verifyDocument,
} from "../../src/shared/node/release/signature";
import { startS3Server } from "./s3-server";

export type TestBucket = Awaited<ReturnType<typeof startReleaseBucket>>;

export function createSigningKeys() {
  const { privateKey: signingKey } = generateKeyPairSync("ed25519");
  return { signingKey, publicKeys: [toPublicKey(signingKey)] };
}

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
  const keys = createSigningKeys();
  return {
    s3,
    settings,
    keys,
    writeSigningKey(dataDir: string): void {
      mkdirSync(dataDir, { recursive: true });
      const pem = keys.signingKey.export({ format: "pem", type: "pkcs8" });
      writeFileSync(toSigningKeyFile(dataDir), pem);
    },
    variables: {
      RELEASES_BUCKET: settings.bucket,
      RELEASES_PUBLIC_KEYS: keys.publicKeys.join(),
      S3_REGION: settings.region,
      S3_ENDPOINT: settings.endpoint ?? "",
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_FORCE_PATH_STYLE: "1",
    },
    files: () => [...s3.objects.keys()].filter((key) => key.startsWith("files/")).sort(),
    /** The signed pointer's content. */
    live: (): unknown => {
      const text = s3.objects.get(LIVE_KEY)?.body.toString() ?? "";
      return (
        text && verifyDocument(keys.publicKeys, `${settings.bucket}/${LIVE_KEY}`, text).content
      );
    },
    /** Keys written since the last call, without probes. */
    written: () =>
      s3.requests
        .splice(0)
        .flatMap((each) => /^PUT (?!probes\/)(.*)/.exec(each)?.[1] ?? [])
        .sort(),
  };
}
