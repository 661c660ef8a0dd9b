import { createHash, createHmac } from "node:crypto";
import type { Payload } from "payload";

const SIGNS = "23456789BCDFGHJKLMNPQRSTVWXYZ";
/** 29^12 codes: 58 bits. */
const CODE_LENGTH = 12;

/**
 * Returns the code of a complaint's mail, such as 7KQ3-MXB4-ZW29 (FRM-16). It depends on the secret
 * only, so that a repeated mail has the same code although the database stores its hash.
 */
export function createStatusCode({ secret }: Pick<Payload, "secret">, reference: string): string {
  const digest = createHmac("sha256", secret).update(`complaint ${reference}`).digest("hex");
  let rest = BigInt(`0x${digest}`);
  let code = "";
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    code += SIGNS.charAt(Number(rest % BigInt(SIGNS.length)));
    rest /= BigInt(SIGNS.length);
  }
  return code.replace(/.{4}(?=.)/g, "$&-");
}

/** Returns the hash of a code as a visitor types it. */
export const hashCode = (code: string): string =>
  createHash("sha256")
    .update(code.toUpperCase().replace(/[^\dA-Z]/g, ""))
    .digest("hex");
