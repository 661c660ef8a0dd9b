const SENTENCES: [words: RegExp, sentence: string][] = [
  [
    /ECONN|ENOTFOUND|EHOSTUNREACH|EPIPE|ETIMEDOUT|EAI_AGAIN|Timeout/,
    "The bucket of S3_BUCKET cannot be reached: check S3_ENDPOINT and S3_REGION, and that it runs.",
  ],
  [
    /NoSuchBucket/,
    "There is no bucket with the name in S3_BUCKET: make it, or mend S3_BUCKET or S3_ENDPOINT.",
  ],
  [
    /PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocation/,
    "The bucket of S3_BUCKET is in another region: mend S3_REGION.",
  ],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|\b403\b/,
    "The bucket of S3_BUCKET refuses the keys: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what they allow (docs/operations.md).",
  ],
];

/** One sentence for an error of the S3 client, thrown or logged; null for any other error. */
export function explainBucket(error: unknown): string | null {
  // Every error of the client carries this, also one of the network.
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return null;
  const words = ["name", "type", "code", "Code"].map((key) =>
    String(Reflect.get(error, key) ?? ""),
  );
  const text = words.join(" ");
  const sentence = SENTENCES.find(([pattern]) => pattern.test(text))?.[1];
  return sentence ?? `The bucket of S3_BUCKET answers with an error (${words.filter(Boolean)[0]}).`;
}
