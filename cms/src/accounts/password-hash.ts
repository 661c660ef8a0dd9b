import { pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

// Payload's algorithm, which it does not export.
const PREFIX = "pbkdf2-sha256-v1:";
const ITERATIONS = 600_000;
const BYTES = 32;

type Stored = { hash?: string | null; salt?: string | null };

/** True if the password has this hash. False without a hash or for another algorithm. */
export async function isPassword(password: string, { hash, salt }: Stored): Promise<boolean> {
  if (!salt || !hash?.startsWith(PREFIX)) return false;
  const stored = Buffer.from(hash.slice(PREFIX.length), "hex");
  const computed = await promisify(pbkdf2)(password, salt, ITERATIONS, BYTES, "sha256");
  return stored.length === computed.length && timingSafeEqual(stored, computed);
}

/** Takes as long as checking a password, for accounts that do not exist. */
export async function dummyVerify(password: string): Promise<void> {
  await isPassword(password, { hash: `${PREFIX}${"0".repeat(BYTES * 2)}`, salt: "none" });
}
