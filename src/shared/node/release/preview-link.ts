import { createHmac, hkdfSync } from "node:crypto";
import { isSame } from "../bearer-token";

export const PREVIEW_PARAMETER = "release";

const LIFETIME_MS = 24 * 60 * 60_000;

/** Returns a token that shows a release on PREVIEW_HOST for 24 hours from `now` (EDT-72). */
export function signPreview(secret: string, id: string, now: number): string {
  const grant = `${id}.${now + LIFETIME_MS}`;
  return `${grant}.${signText(secret, grant)}`;
}

/** Returns the release of a token that has not expired; undefined for others. */
export function readPreview(secret: string, token: string, now: number): string | undefined {
  const [, grant = "", id, until, mac = ""] =
    /^(([\dTZ-]{1,40})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
  return isSame(mac, signText(secret, grant)) && now < Number(until) ? id : undefined;
}

/** Signs with a derived key, so that other signatures with the secret are not valid here. */
function signText(secret: string, text: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "preview of a release", 32));
  return createHmac("sha256", key).update(text).digest("base64url");
}
