import { encodePath } from "../../src/shared/domain/paths";
import { addFramePolicy } from "../../src/shared/node/release/framing";
import { createPolicyText, type Release } from "../../src/shared/node/release/release";
import { securityHeaders, strictTransport } from "../../src/shared/node/release/security-headers";
import type { InlineHashes } from "./inline-hashes";

// Rules of Netlify's two files: the last matching header rule wins, but the first matching
// redirect; an existing file precedes every rule without a "!".

/** For the 404 page, whose path can be any, so that no rule with hashes matches. */
const ANY_INLINE = ["'unsafe-inline'"];

/** Returns _headers. If Netlify sent both policies, the page's stricter one would apply. */
export function createNetlifyHeaders(
  pages: ReadonlyMap<string, InlineHashes>,
  policy: Release["policy"],
  cmsOrigins: readonly string[],
): string {
  const open = {
    ...policy,
    "script-src": ["'self'", ...ANY_INLINE],
    "style-src": ["'self'", ...ANY_INLINE],
  };
  const headers = {
    ...securityHeaders,
    "strict-transport-security": strictTransport,
    "content-security-policy": createPolicyText(open, { scripts: [], styles: [] }),
  };
  const rules = [createRule("/*", headers)];
  for (const [file, inline] of pages) {
    const path = toPagePath(file);
    if (path === undefined) continue;
    // No rule can remove X-Frame-Options, but browsers ignore it if a policy has frame-ancestors.
    const text = createPolicyText(addFramePolicy(cmsOrigins, policy, file), inline);
    rules.push(createRule(encodePath(path), { "content-security-policy": text }));
  }
  return rules.join("");
}

export type RedirectOptions = {
  pages: readonly string[];
  redirects: Release["redirects"];
  /** Null if /api/* is not passed on. */
  apiHost: string | null;
  /** True if there are redirect pages for old addresses, which the rules must precede. */
  force?: boolean;
};

/** Returns _redirects: the API, old addresses, other spellings and internal files. */
export function createNetlifyRedirects(options: RedirectOptions): string {
  const { pages, redirects, apiHost, force = false } = options;
  const spellings = pages
    .flatMap((file) => toPagePath(file) ?? [])
    .filter((path) => path !== path.toLowerCase())
    .map((path) => `${encodePath(path.toLowerCase())}  ${encodePath(path)}  301`);
  return [
    ...(apiHost === null ? [] : [`/api/*  ${apiHost}/api/:splat  200`]),
    ...redirects.map(({ from, to }) =>
      to === null
        ? `${encodePath(from)}  /404.html  410!`
        : `${toNetlifySource(from)}  ${encodePath(to)}  301${force ? "!" : ""}`,
    ),
    ...spellings,
    // The 404 page is an error at its own address, too; the others are internal files.
    ...["/404", "/webpack.stats.json", "/chunk-map.json", "/redirects.json", "/_gatsby/*"].map(
      (path) => `${path}  /404.html  404!`,
    ),
    "",
  ].join("\n");
}

/** Returns the path with its query's values; such a rule precedes the page of the path. */
function toNetlifySource(from: string): string {
  const [path = "", query = ""] = from.split("?");
  return [encodePath(path), ...query.split("&").filter(Boolean)].join("  ");
}

/** Returns the path of a page without final slash, or undefined for the 404 page. */
export function toPagePath(file: string): string | undefined {
  if (file === "/404.html") return undefined;
  const path = file.replace(/(?:\/index)?\.html$/, "");
  return path === "" ? "/" : path;
}

function createRule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
