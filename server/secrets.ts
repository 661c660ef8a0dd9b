import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "./error-code";
import { Failure } from "./process/failure";

/** What signs and opens things; kept in DATA_DIR/secrets.json where no variable sets it. */
export type Secrets = {
  /** The CMS's: sessions, addresses of previews. */
  PAYLOAD_SECRET?: string;
  /** Signs the webhooks of the CMS, `whsec_…`. */
  WEBHOOK_SECRET?: string;
  /** Reads how publishing stands. */
  REBUILD_TOKEN?: string;
};

export const secretsFile = (dataDir: string) => join(dataDir, "secrets.json");

/**
 * Reads the stored secrets; undefined where there is no file.
 * @throws Failure with one sentence when the file cannot be used
 */
export function storedSecrets(dataDir: string): Secrets | undefined {
  const file = secretsFile(dataDir);
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof value === "object" && value !== null && Object.values(value).every(isText)) {
      return value;
    }
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Failure(`${file} cannot be read as secrets; restore it from a back-up.`);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
