import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { blogListCall } from "../../src/shared/domain/blog-list";
import { categoryLinks } from "../../src/shared/domain/category-links";
import { isObject } from "../../src/shared/contract/answer";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogEndpoint } from "../../src/shared/contract/blogs";
import { redirectsEndpoint, type Redirect } from "../../src/shared/contract/redirects";
import { SNAPSHOT_HEADER } from "../../src/shared/contract/snapshot";
import { pageCount } from "../../src/shared/domain/pagination";
import { blogListOf, paths, type BlogListPath } from "../../src/shared/domain/paths";
import { sendRedirect } from "./send-redirect";
import type { ServedRelease } from "./served-release";
import type { ApiAnswer } from "./api-reader";
import { FALLBACK, type SiteFiles } from "./site-files";

/** Answers a call of the API; null where there is no such thing. */
type Ask = (address: string) => Promise<unknown>;

type UnbuiltPage = {
  /** The address of the page itself, as a build would have it. */
  page: string;
  part: "document" | "page-data";
  isKnown: (ask: Ask) => Promise<boolean>;
  /** A post may have left its address. */
  slug?: string;
};

const POST = /^\/blog\/([^/]+)\/?$/;
const PAGE_DATA = /^\/page-data(\/.+\/)page-data\.json$/;
const FALLBACK_DATA = `/page-data${paths.blogFallback()}page-data.json`;
const TIME_OUT_MS = 2000;

/** A post or a page of the blog's list, to be asked for where no build has it. */
export function parseUnbuiltPage(path: string): UnbuiltPage | undefined {
  const data = PAGE_DATA.exec(path)?.[1];
  const part = data === undefined ? "document" : "page-data";
  const slug = POST.exec(data ?? path)?.[1];
  if (slug !== undefined) {
    return { page: paths.blog(slug), part, slug, isKnown: (ask) => isPost(ask, slug) };
  }
  const list = blogListOf(data ?? path);
  if (list === null) return undefined;
  const { segment, page } = list;
  const address = segment === null ? paths.blogsPage(page) : paths.blogCategory(segment, page);
  return { page: address, part, isKnown: (ask) => isListPage(ask, list) };
}

export type ReadApi = (
  call: string,
  request: FastifyRequest,
) => Promise<Pick<ApiAnswer, "status" | "headers" | "body">>;

type Context = { site: SiteFiles; served: ServedRelease; readApi: ReadApi };

/** PST-04, BLG-01: came after the build. Where the API is down the page asks again itself (503). */
export async function sendUnbuiltPage(
  reply: FastifyReply,
  { site, served, readApi }: Context,
  { page, part, slug, isKnown }: UnbuiltPage,
  path: string,
): Promise<FastifyReply> {
  const read = (call: string) => readApi(call, reply.request);
  const found = await lookUp(read, isKnown);
  if (found === "unknown") {
    const past = slug === undefined || part !== "document" ? undefined : await pastOf(read, page);
    if (past === null) return site.sendGone(reply, served);
    if (past !== undefined) return sendRedirect(reply, past);
    return site.sendNotFound(reply, served, path);
  }
  if (part === "page-data") {
    const data = await fallbackData(served, page);
    if (data === undefined) return site.sendNotFound(reply, served, path);
    return reply
      .header("cache-control", "no-store")
      .type("application/json; charset=utf-8")
      .send(data);
  }
  if (found === "unreachable") return site.sendUnavailable(reply, served);
  return site.sendPage(reply, 200, served, FALLBACK, "The page cannot be shown right now.");
}

/** 400, 404, 410 and an answer without data are "unknown", all but a readable 200 "unreachable". */
async function lookUp(
  read: (call: string) => ReturnType<ReadApi>,
  isKnown: UnbuiltPage["isKnown"],
): Promise<"known" | "unknown" | "unreachable"> {
  const tooLate = delay(TIME_OUT_MS, undefined, { ref: false }).then(() => {
    throw new Error("The API did not answer in time.");
  });
  tooLate.catch(() => undefined);
  const ask: Ask = async (address) => {
    const { status, headers, body } = await Promise.race([read(address), tooLate]);
    // It may have been withdrawn since.
    if (SNAPSHOT_HEADER in headers) throw new Error(`${address} has no answer of now`);
    if ([400, 404, 410].includes(status)) return null;
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    return JSON.parse(body.toString());
  };
  try {
    return (await isKnown(ask)) ? "known" : "unknown";
  } catch {
    return "unreachable";
  }
}

/** Where a post went before any release knows it (EDT-01); null: it is gone; undefined: nobody knows. */
async function pastOf(
  read: (call: string) => ReturnType<ReadApi>,
  page: string,
): Promise<string | null | undefined> {
  const known = new Map<string, Redirect>();
  const isFound = async (ask: Ask) => {
    const body = await ask(redirectsEndpoint.path);
    const { items } = redirectsEndpoint.read(body ?? []);
    for (const redirect of items) known.set(addressKey(redirect.from), redirect);
    return known.has(addressKey(page));
  };
  await lookUp(read, isFound);
  const { to, gone } = known.get(addressKey(page)) ?? {};
  if (!to) return gone ? null : undefined;
  // What leads on may lead in a circle: the next release has it settled.
  return to.startsWith("/") && !known.has(addressKey(to)) ? to : undefined;
}

const addressKey = (path: string) => path.normalize("NFC").toLowerCase().replace(/\/*$/, "");

async function isPost(ask: Ask, slug: string): Promise<boolean> {
  const body = await ask(blogEndpoint.address({ slug }));
  return isObject(body) && isObject(body.data);
}

async function isListPage(ask: Ask, { segment, page }: BlogListPath): Promise<boolean> {
  const categoryId = segment === null ? null : await findCategory(ask, segment);
  if (categoryId === undefined) return false;
  const call = blogListCall({ page, categoryId });
  const body = await ask(call.address);
  return body !== null && page <= pageCount(call.read(body).total);
}

async function findCategory(ask: Ask, segment: string): Promise<string | undefined> {
  const body = await ask(blogCategoriesEndpoint.path);
  const categories = body === null ? [] : blogCategoriesEndpoint.read(body).items;
  return categoryLinks(categories).find((category) => category.segment === segment)?.apiId;
}

async function fallbackData({ root }: ServedRelease, page: string): Promise<string | undefined> {
  const text = await readFile(join(root, FALLBACK_DATA), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const data: Record<string, unknown> = JSON.parse(text);
  return JSON.stringify({ ...data, path: page });
}
