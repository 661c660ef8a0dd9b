import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { getNow } from "../../../../src/shared/domain/clock";

/** `createdAt` identifies a post too, because SQLite reuses the ids of deleted drafts. */
type Previewed = { id: number; createdAt: string };

export type PreviewGrant = { postId: number; createdAt: string; until: Date };

const LIFETIME_MS = 60 * 60_000;

/** Returns a token that shows a post's draft for an hour from `now` (epoch milliseconds). */
export function makePreviewToken(
  secret: string,
  { id, createdAt }: Previewed,
  now = getNow().getTime(),
): string {
  const grant = `${id}.${Date.parse(createdAt)}.${Math.floor((now + LIFETIME_MS) / 1000)}`;
  return `${grant}.${signText(secret, grant)}`;
}

/** Returns the grant of a token; "wrong" if this CMS did not sign it, "expired" after its time. */
export function readPreviewToken(
  secret: string,
  token: string,
  now = getNow().getTime(),
): PreviewGrant | "wrong" | "expired" {
  const [, grant = "", mac = ""] =
    /^(\d{1,15}\.\d{1,14}\.\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (mac === "") return "wrong";
  // timingSafeEqual throws for different lengths; both have 43 characters.
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(signText(secret, grant)))) return "wrong";
  const [postId = 0, createdMs = 0, until = 0] = grant.split(".").map(Number);
  if (now >= until * 1000) return "expired";
  return { postId, createdAt: new Date(createdMs).toISOString(), until: new Date(until * 1000) };
}

/** Signs with a derived key, so that other signatures with the secret are not valid here. */
function signText(secret: string, text: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "preview of a post", 32));
  return createHmac("sha256", key).update(text).digest("base64url");
}
