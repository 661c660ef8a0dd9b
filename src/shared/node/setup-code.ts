import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { readField } from "../domain/read-field";
import { writeAtomically } from "./write-atomically";
import { toSha256 } from "./sha256";

const getHashFile = (dataDir: string) => join(dataDir, "setup-code.sha256");

/** Returns the link that creates the CMS's first account once. Earlier links stop working. */
export async function createSetupLink(dataDir: string, cmsUrl: string): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await storeSetupCode(dataDir, code);
  // The fragment is never sent, so it is in no log.
  return `${cmsUrl}/cms/create-first-user#${code}`;
}

/** Stores the hash of a set-up code. */
export async function storeSetupCode(dataDir: string, code: string): Promise<void> {
  await writeAtomically(getHashFile(dataDir), toSha256(code), 0o600);
}

/** True for the right code, for one caller only: the file can be removed only once. */
export async function consumeSetupCode(dataDir: string, code: string): Promise<boolean> {
  try {
    const stored = Buffer.from(await readFile(getHashFile(dataDir), "utf8"));
    const given = Buffer.from(toSha256(code));
    if (stored.length !== given.length || !timingSafeEqual(stored, given)) return false;
    await unlink(getHashFile(dataDir));
    return true;
  } catch (error) {
    if (readField(error, "code") === "ENOENT") return false;
    throw error;
  }
}
