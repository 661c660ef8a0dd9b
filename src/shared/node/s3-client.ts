import type { S3, S3ClientConfig } from "@aws-sdk/client-s3";
import type { S3Settings } from "./environment/environment";

/** Returns the client's settings. Calls give up soon, since a visitor may be waiting for a form. */
function createClientConfig(s3: S3Settings): S3ClientConfig {
  const { region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = s3;
  const agent = { keepAlive: true, maxSockets: 100 };
  return {
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than AWS often lack newer checksums; the signature covers the content.
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

/** Loads the AWS client, which processes without a bucket never do. */
export async function connectBucket(settings: S3Settings): Promise<S3> {
  const { S3 } = await import("@aws-sdk/client-s3");
  return new S3(createClientConfig(settings));
}
