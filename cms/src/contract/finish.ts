import { createHash } from "node:crypto";
import { PREVIEW_HEADER } from "../../../src/contract/blog-preview";
import { ENQUIRY_KEY_HEADER } from "../../../src/contract/enquiry";

/** Ask again each time, but show the last answer for a day while the CMS is away. */
const CACHE_CONTROL = "public, max-age=0, stale-if-error=86400";

/**
 * Completes an answer: ETag and Cache-Control on what was found, 304 where the asker has it already,
 * CORS for the origins of SITE_ORIGINS, no body for HEAD. What answers a POST is kept nowhere, nor
 * what says so itself.
 */
export async function finish(
  request: Request,
  response: Response,
  siteOrigins: string[],
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("x-content-type-options", "nosniff");
  if (siteOrigins.length > 0) allowOrigin(request, headers, siteOrigins);

  const body = response.body === null ? null : await response.text();
  const kept = request.method !== "POST" && headers.get("cache-control") !== "no-store";
  if (response.status !== 200 || body === null || !kept) {
    headers.set("cache-control", "no-store");
    const sent = request.method === "HEAD" ? null : body;
    return new Response(sent, { status: response.status, headers });
  }
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  headers.set("etag", etag);
  headers.set("cache-control", CACHE_CONTROL);
  if (isKnown(request.headers.get("if-none-match"), etag)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { status: 200, headers });
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}

function allowOrigin(request: Request, headers: Headers, siteOrigins: string[]): void {
  headers.append("vary", "Origin");
  const origin = request.headers.get("origin");
  if (origin === null || !siteOrigins.includes(origin)) return;
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-expose-headers", "Retry-After");
  if (request.method !== "OPTIONS") return;
  headers.set("access-control-allow-methods", "GET, HEAD, POST, OPTIONS");
  headers.set("access-control-allow-headers", `${ENQUIRY_KEY_HEADER}, ${PREVIEW_HEADER}`);
  headers.set("access-control-max-age", "600");
}
