import { readField } from "../../../src/shared/domain/read-field";

export const DISK_FULL = "The disk is full: free some space and start again.";
/** Also while PostgreSQL starts and stops (57P01 to 57P03). */
export const DATABASE_AWAY =
  "The database of DATABASE_URL cannot be reached: check the address and that it is running.";

const SENTENCES: [code: RegExp, sentence: string][] = [
  [/ENOSPC|EDQUOT|SQLITE_FULL|disk is full|53100|No space left/i, DISK_FULL],
  [
    /EROFS|SQLITE_READONLY/,
    "The data folder is read-only: set DATA_DIR to a folder that can be written.",
  ],
  [/EACCES|EPERM/, "This user cannot write to the data folder: change its owner or set DATA_DIR."],
  [
    /SQLITE_CANTOPEN|Unable to open connection to local database/i,
    "The SQLite file in DATA_DIR cannot be opened: check its owner and permissions.",
  ],
  [
    /SQLITE_NOTADB/,
    "The file cms.sqlite in DATA_DIR is not an SQLite database: move it away and start again.",
  ],
  [/SQLITE_BUSY/, "Another process is using the SQLite file in DATA_DIR: stop it and start again."],
  [
    /no such table|relation "[^"]*" does not exist/,
    "The database has no tables yet: run `npm run setup -w cms` first.",
  ],
  [
    /ECONN|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|timeout expired|Connection terminated|57P0[123]/i,
    DATABASE_AWAY,
  ],
  [
    /28P01|password authentication failed/,
    "The database of DATABASE_URL refuses the user or the password: correct them in DATABASE_URL.",
  ],
  [
    /3D000|database "[^"]*" does not exist/,
    "The database named in DATABASE_URL does not exist and could not be created: create it, or correct DATABASE_URL.",
  ],
  [
    /missing secret key/,
    "PAYLOAD_SECRET is not set and DATA_DIR has no secrets.json: set it to a long random string.",
  ],
];

/** Returns one sentence for an error that an operator can fix, or null for any other error. */
export function explainError(error: unknown): string | null {
  const bucketSentence = explainBucketError(error);
  if (bucketSentence !== null) return bucketSentence;
  const text = describeCauses(error);
  return SENTENCES.find(([code]) => code.test(text))?.[1] ?? null;
}

/** Returns the codes and messages of an error and its causes. */
function describeCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = String(readField(error, "code") ?? "");
  const inner = error instanceof AggregateError ? error.errors.map(describeCauses).join(" ") : "";
  const cause = error.cause === undefined ? "" : describeCauses(error.cause);
  return `${code} ${error.message} ${inner} ${cause}`;
}

const BUCKET_SENTENCES: [pattern: RegExp, sentence: string][] = [
  [
    /ECONN|ENOTFOUND|EHOSTUNREACH|EPIPE|ETIMEDOUT|EAI_AGAIN|Timeout/,
    "The bucket of S3_BUCKET cannot be reached: check S3_ENDPOINT and S3_REGION, and that it is running.",
  ],
  [
    /NoSuchBucket/,
    "The bucket named in S3_BUCKET does not exist: create it, or correct S3_BUCKET or S3_ENDPOINT.",
  ],
  [
    /PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocation/,
    "The bucket of S3_BUCKET is in another region: correct S3_REGION.",
  ],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|\b403\b/,
    "The bucket of S3_BUCKET refuses the keys: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what they allow (docs/deployment.md).",
  ],
];

/** Returns one sentence for an error of the S3 client, or null for any other error. */
export function explainBucketError(error: unknown): string | null {
  // Every error of the client has this property, also a network error.
  if (readField(error, "$metadata") === undefined) return null;
  const codes = ["name", "type", "code", "Code"].map((key) => String(readField(error, key) ?? ""));
  const text = codes.join(" ");
  const sentence = BUCKET_SENTENCES.find(([pattern]) => pattern.test(text))?.[1];
  return sentence ?? `The bucket of S3_BUCKET fails (${codes.find(Boolean)}): check S3_ENDPOINT.`;
}
