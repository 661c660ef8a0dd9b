import { randomBytes } from "node:crypto";
import { chmodSync, renameSync, writeFileSync } from "node:fs";
import { Failure } from "../../server/process/failure";
import { secretsFile, storedSecrets, type Secrets } from "../../server/secrets";

/** How each secret is made, and the variable that stands in for it. */
const KINDS = [
  {
    name: "PAYLOAD_SECRET",
    variable: "PAYLOAD_SECRET",
    make: () => randomBytes(32).toString("base64url"),
  },
  {
    name: "WEBHOOK_SECRET",
    variable: "WEBHOOK_SECRETS",
    make: () => `whsec_${randomBytes(32).toString("base64")}`,
  },
  {
    name: "REBUILD_TOKEN",
    variable: "REBUILD_TOKEN",
    make: () => randomBytes(32).toString("base64url"),
  },
] as const;

/**
 * Completes DATA_DIR/secrets.json (readable by its owner only) with what no variable sets. The CMS
 * and the site server read it from there; it is never printed or handed on by the tools.
 * @returns true when something was made now
 * @throws Failure when the file is there but holds no PAYLOAD_SECRET: a new one would sign everybody out
 */
export function prepareSecrets(dataDir: string, env: NodeJS.Dict<string>): boolean {
  const wanted = KINDS.filter(({ variable }) => !env[variable]);
  if (wanted.length === 0) return false;
  const file = secretsFile(dataDir);
  const stored = storedSecrets(dataDir);
  if (stored !== undefined) {
    if (!env.PAYLOAD_SECRET && (stored.PAYLOAD_SECRET ?? "").length < 32) {
      throw new Failure(
        `${file} holds no PAYLOAD_SECRET; restore the file or, if no one needs to stay signed in, remove it.`,
      );
    }
    chmodSync(file, 0o600);
  }
  const missing = wanted.filter(({ name }) => !stored?.[name]);
  if (missing.length === 0) return false;
  const made = Object.fromEntries(missing.map(({ name, make }) => [name, make()]));
  write(file, { ...stored, ...made });
  return true;
}

/** Whole or not at all: a secrets file that was cut short would lock everybody out. */
function write(file: string, secrets: Secrets): void {
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, file);
}
