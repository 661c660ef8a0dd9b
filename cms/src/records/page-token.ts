import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** Signs and verifies the service's page tokens, because each invented one would cost a call of the daily quota. */
export function createPageTokens(secret: string | null) {
  const key =
    secret === null
      ? randomBytes(32)
      : Buffer.from(hkdfSync("sha256", secret, "", "video pages", 32));
  const createSignature = (token: string) =>
    createHmac("sha256", key).update(token).digest("base64url").slice(0, 22);
  return {
    sign: (token: string) => `${token}.${createSignature(token)}`,
    /** Returns the service's token, "" for the first page, null for a token that this CMS did not sign. */
    verify: (text: string): string | null => {
      if (text === "") return "";
      const [, token = "", signature = ""] = /^([\w-]{1,200})\.([\w-]{22})$/.exec(text) ?? [];
      if (token === "") return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(createSignature(token)))
        ? token
        : null;
    },
  };
}
