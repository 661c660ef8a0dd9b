import { extname } from "node:path";
import mime from "mime-types";
import { escapeHtml } from "../../src/shared/domain/escape-html";
import { decodeUri, encodePath, stripSlash } from "../../src/shared/domain/paths";
import { IMMUTABLE, REVALIDATE } from "../../src/shared/node/release/caching";
import { createEtag } from "../../src/shared/node/release/etag";
import { isHashedAsset, type Release } from "../../src/shared/node/release/release";
import {
  createNetlifyHeaders,
  createNetlifyRedirects,
  toPagePath,
} from "../manifest/netlify-rules";

/** An object as a static host serves it; `text` is its content unless it is a file of the release. */
export type StaticObject = {
  etag: string;
  type: string;
  caching: string;
  text?: string;
  /** Redirect target, for hosts that support it (S3). */
  location?: string;
};

type Options = {
  /** Public HTTPS origin of the API for hosts that can pass /api/* on; null makes no rule. */
  apiOrigin: string | null;
  cmsOrigins: readonly string[];
};

/** Returns a release as objects by key: files, redirect pages of old addresses, _headers, _redirects (SCA-06). */
export function toStaticObjects(release: Release, options: Options): Map<string, StaticObject> {
  const objects = new Map<string, StaticObject>();
  for (const [path, { etag }] of Object.entries(release.files)) {
    const caching = isHashedAsset(path) ? IMMUTABLE : REVALIDATE;
    objects.set(path.slice(1), { etag, type: toType(path), caching });
  }
  const addText = (key: string, type: string, text: string, location?: string) => {
    const etag = createEtag(text);
    objects.set(key, { etag, type, caching: REVALIDATE, text, ...(location && { location }) });
  };
  const pages = Object.keys(release.pages).flatMap((file) => toPagePath(file) ?? []);
  const spellings = pages.map((path) => ({ from: path.toLowerCase(), to: path }));
  for (const { from, to } of [...spellings, ...release.redirects]) {
    const key = toRedirectKey(decodeUri(from));
    // Addresses with a query and gone ones need a host that reads _redirects.
    if (to === null || from.includes("?") || objects.has(key)) continue;
    addText(key, toType(".html"), createRedirectPage(encodePath(to)), encodePath(to));
  }
  addText("_headers", toType(".txt"), toHeaders(release, options));
  const routes = { pages: Object.keys(release.pages), redirects: release.redirects };
  const rules = createNetlifyRedirects({ ...routes, apiHost: options.apiOrigin, force: true });
  addText("_redirects", toType(".txt"), rules);
  return objects;
}

const toType = (path: string) => mime.contentType(extname(path)) || "application/octet-stream";

/** Returns the key of a redirect page; static hosts send a folder's index.html for both slash forms. */
function toRedirectKey(from: string): string {
  const path = stripSlash(from).slice(1);
  if (path === "") return "index.html";
  return extname(path) === "" ? `${path}/index.html` : path;
}

function createRedirectPage(to: string): string {
  const target = escapeHtml(to);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${target}"></head><body><a href="${target}">This page has moved.</a></body></html>`;
}

function toHeaders({ pages, hashes, policy, files }: Release, { cmsOrigins }: Options): string {
  const toHashes = (indexes: readonly number[]) => indexes.flatMap((index) => hashes[index] ?? []);
  const inline = Object.entries(pages).map(
    ([path, { scripts, styles }]) =>
      [path, { scripts: toHashes(scripts), styles: toHashes(styles) }] as const,
  );
  const assets = Object.keys(files).filter(isHashedAsset).map(encodePath);
  return [
    createNetlifyHeaders(new Map(inline), policy, cmsOrigins),
    ...assets.map((path) => `${path}\n  cache-control: ${IMMUTABLE}\n`),
  ].join("");
}
