import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** The service's tokens with our signature: a made-up one would cost a call of the day's budget. */
export function pageTokens(secret: string | null) {
  const key =
    secret === null
      ? randomBytes(32)
      : Buffer.from(hkdfSync("sha256", secret, "", "video pages", 32));
  const sign = (token: string) =>
    createHmac("sha256", key).update(token).digest("base64url").slice(0, 22);
  return {
    give: (token: string) => `${token}.${sign(token)}`,
    /** The service's own; "" of the first page; null where this CMS did not give it out. */
    take: (given: string): string | null => {
      if (given === "") return "";
      const [, token = "", signature = ""] = /^([\w-]{1,200})\.([\w-]{22})$/.exec(given) ?? [];
      if (token === "") return null;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(token))) ? token : null;
    },
  };
}
