import { createHash } from "node:crypto";
import { Hono, type Context } from "hono";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import { PREVIEW_HEADER } from "../../../src/shared/contract/blog-preview";
import { ENQUIRY_KEY_HEADER } from "../../../src/shared/contract/enquiry";
import { DATABASE_AWAY, explainError } from "../lib/explain-error";
import { authors, blogs, blogPreview } from "./blogs";
import { complaintStatus } from "./complaint-status";
import { contentVersion } from "./content-version";
import { redirects } from "./redirects";
import { records } from "./records";
import type { Env, Route } from "./route";
import { sendmail } from "./sendmail";
import { videoPicture, videos } from "./videos";
import { stripSlash } from "../../../src/shared/domain/paths";

export const routes: Route[] = [
  ...blogs,
  blogPreview,
  contentVersion,
  ...records,
  redirects,
  authors,
  videos,
  videoPicture,
  sendmail,
  complaintStatus,
];

/** Responses are revalidated each time, and may be shown for a day while the CMS is down. */
const CACHE_CONTROL = "public, max-age=0, stale-if-error=86400";

/** Handles all calls below /api: 404 for an unknown path, 405 with Allow, 400 for a bad query. */
export const router = new Hono<Env>({ strict: false });

router.use(async (c, next) => {
  await next();
  await setCaching(c);
  c.header("x-content-type-options", "nosniff");
  c.header("x-robots-tag", "noindex");
  if (c.env.siteOrigins.length > 0) allowOrigin(c);
});
router.options("*", (c) => c.body(null, 204));
for (const { endpoint, handle } of routes) {
  const path = stripSlash(endpoint.path);
  router.on(endpoint.method, path, (c) => handle(c));
  router.all(path, (c) => rejectMethod(c, endpoint.method));
}
router.notFound((c) =>
  c.json({ message: `The API has no path ${new URL(c.req.url).pathname}.` }, 404),
);
router.onError((error, c) => {
  if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
  c.env.onError(error);
  if (explainError(error) === DATABASE_AWAY) {
    c.header("retry-after", "30");
    return c.json({ message: "The CMS cannot reach its database. Try again in a minute." }, 503);
  }
  return c.json({ message: "The CMS could not respond; see its log." }, 500);
});

const addEtag = etag({
  weak: true,
  generateDigest: (body) =>
    Uint8Array.from(createHash("sha256").update(body).digest().subarray(0, 11)).buffer,
});

/** Successful responses get an ETag and the route's or the default caching; others no-store. */
async function setCaching(c: Context<Env>): Promise<void> {
  const isCacheable = c.req.method !== "POST" && c.res.status === 200;
  const routeCaching = c.res.headers.get("cache-control");
  if (!isCacheable || routeCaching === "no-store") return c.header("cache-control", "no-store");
  c.header("cache-control", routeCaching ?? CACHE_CONTROL);
  await addEtag(c, () => Promise.resolve());
}

/** Replaces Hono's cors, which reveals methods and headers to every origin. */
function allowOrigin(c: Context<Env>): void {
  c.header("vary", "Origin", { append: true });
  const origin = c.req.header("origin");
  if (origin === undefined || !c.env.siteOrigins.includes(origin)) return;
  c.header("access-control-allow-origin", origin);
  c.header("access-control-expose-headers", "Retry-After");
  if (c.req.method !== "OPTIONS") return;
  c.header("access-control-allow-methods", "GET, HEAD, POST, OPTIONS");
  c.header("access-control-allow-headers", `${ENQUIRY_KEY_HEADER}, ${PREVIEW_HEADER}`);
  c.header("access-control-max-age", "600");
}

function rejectMethod(c: Context<Env>, method: string): Response {
  const message = `${c.req.method} is not allowed here, only ${method}.`;
  const allow = method === "GET" ? "GET, HEAD, OPTIONS" : `${method}, OPTIONS`;
  return c.json({ message }, 405, { allow });
}
