import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../server/process/failure";

/**
 * Makes DATA_DIR/secrets.json (readable by its owner only) on the first run, unless PAYLOAD_SECRET
 * is set. The CMS reads it from there; it is never printed or handed on by the tools.
 * @returns true when it was made now
 * @throws Failure when the file is there but holds no secret
 */
export function prepareSecrets(dataDir: string, env: NodeJS.Dict<string>): boolean {
  if (env.PAYLOAD_SECRET) return false;
  const file = join(dataDir, "secrets.json");
  if (existsSync(file)) {
    if (!holdsSecret(file)) {
      throw new Failure(
        `${file} holds no PAYLOAD_SECRET; restore the file or, if no one needs to stay signed in, remove it.`,
      );
    }
    chmodSync(file, 0o600);
    return false;
  }
  const secrets = { PAYLOAD_SECRET: randomBytes(32).toString("base64url") };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  return true;
}

function holdsSecret(file: string): boolean {
  try {
    const secrets: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof secrets !== "object" || secrets === null || !("PAYLOAD_SECRET" in secrets)) {
      return false;
    }
    return typeof secrets.PAYLOAD_SECRET === "string" && secrets.PAYLOAD_SECRET.length >= 32;
  } catch {
    return false;
  }
}
