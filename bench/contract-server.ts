import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { isObject } from "../src/shared/contract/response";
import { blogCategoriesEndpoint } from "../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { contentVersionEndpoint } from "../src/shared/contract/content-version";
import { employeesEndpoint } from "../src/shared/contract/employees";
import { iposEndpoint } from "../src/shared/contract/ipos";
import { createIpoPaths } from "../src/shared/domain/ipo-paths";
import { SAMPLE_CATEGORIES, createPosts, type SamplePost } from "./sample-posts";

/** Serves `posts` from memory; a change of them needs another `version`. */
export type ContractServer = {
  posts: SamplePost[];
  ipos: ReturnType<typeof createIpos>;
  version: string;
  address: string;
};

/** IPOs of every benchmark, two years of the exchanges. */
const IPOS = 500;

/** Returns issues whose days lie around the end of 2026. */
function createIpos() {
  return Array.from({ length: IPOS }, (_, index) => {
    const day = (after: number) =>
      new Date(Date.UTC(2026, 10, 1 + (index % 60) + after)).toISOString().slice(0, 10);
    return {
      ...{ _id: `ipo-${index}`, company: `Company ${index} Limited`, board: "mainboard" },
      ...{ openingDate: day(0), closingDate: day(2), listingDate: day(7), status: "open" },
      ...{ priceMax: 100 + index, lotSize: 100, ipoManager: "Managers", listingAt: "Neutral" },
      ...{ sourceName: "Prospectus", asOf: "2026-11-01T04:30:00.000Z", review: "A review." },
    };
  });
}

export async function startContractServer(
  count: number,
  supervisor: ProcessSupervisor,
): Promise<ContractServer> {
  const posts = createPosts(count);
  const content = { posts, ipos: createIpos(), version: "1", address: "" };
  const server = createServer((request, response) => {
    const body = findBody(new URL(request.url ?? "/", "http://localhost"), content);
    const etag = createTag(body);
    const isKnown = etag !== undefined && request.headers["if-none-match"] === etag;
    const status = isKnown ? 304 : body === undefined ? 404 : 200;
    response.writeHead(status, { "content-type": "application/json", ...(etag && { etag }) });
    response.end(isKnown ? undefined : JSON.stringify(body ?? { message: "Not found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  supervisor.add({
    end: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return Object.assign(content, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
}

/** Returns a tag of a list of posts by their ids and times, as APIs make it. */
function createTag(body: unknown): string | undefined {
  if (!isObject(body) || !("pagination" in body)) return undefined;
  const posts = body.data as SamplePost[];
  const version = [body.pagination, posts.map(({ _id, updatedAt }) => [_id, updatedAt])];
  return `"${createHash("sha1").update(JSON.stringify(version)).digest("hex")}"`;
}

function findBody(
  { pathname, searchParams }: URL,
  { posts, ipos, version }: ContractServer,
): unknown {
  if (pathname === contentVersionEndpoint.path) {
    return { version, posts: posts.length, categories: SAMPLE_CATEGORIES.length, employees: 0 };
  }
  if (pathname === blogCategoriesEndpoint.path) return { data: SAMPLE_CATEGORIES };
  if (pathname === employeesEndpoint.path) return [];
  if (pathname === iposEndpoint.path) return ipos;
  const slug = /^\/api\/blogs\/slug\/(.+)$/.exec(pathname)?.[1];
  if (slug !== undefined) {
    const data = posts.find((post) => post.slug === decodeURIComponent(slug));
    return data && { data };
  }
  if (pathname !== blogsEndpoint.path) return undefined;
  const page = Number(searchParams.get("page") ?? 1);
  const limit = Number(searchParams.get("limit") ?? 10);
  const total = posts.length;
  const total_pages = Math.max(1, Math.ceil(total / limit));
  const data = posts.slice((page - 1) * limit, page * limit);
  return { data, pagination: { current_page: page, total_pages, total } };
}

/** The page that shows a change, and its new text. */
type Change = { path: string; sentence: string };

let changes = 0;

/** Changes the review of one IPO: its page and the list are rendered. */
export function editIpo(server: ContractServer): Change {
  const index = Math.floor(server.ipos.length / 2);
  const [ipo] = server.ipos.slice(index);
  const named = server.ipos.map(({ _id: id, company }) => ({ id, company }));
  const path = ipo && createIpoPaths(named).get(ipo._id);
  if (!ipo || path === undefined) throw new Error("There is no IPO to edit.");
  const { sentence, version } = extend({ content: "" });
  server.ipos = server.ipos.with(index, { ...ipo, review: sentence });
  server.version = version;
  return { path, sentence };
}

/** Changes a post below its first words, so that its card stays the same; returns the new words. */
export function editPost(server: ContractServer): Change {
  const index = Math.floor(server.posts.length / 2);
  const [post] = server.posts.slice(index);
  if (!post) throw new Error("There is no post to edit.");
  const { content, sentence, version } = extend(post);
  server.posts = server.posts.with(index, { ...post, content, updatedAt: version });
  server.version = version;
  return { path: `/blog/${post.slug}/`, sentence };
}

/** Adds a post that is newer than all others, so that every list page changes. */
export function addPost(server: ContractServer): Change {
  const [newest] = server.posts;
  if (!newest) throw new Error("There is no post to follow.");
  const { content, sentence, version } = extend(newest);
  const date = new Date(Date.UTC(2026, 10, 1, 0, changes)).toISOString();
  const slug = `sample-post-${version}`;
  const added = { ...newest, _id: String(2e6 + changes), slug, date, updatedAt: date, content };
  server.posts = [added, ...server.posts];
  server.version = version;
  return { path: `/blog/${slug}/`, sentence };
}

function extend({ content }: Pick<SamplePost, "content">) {
  const version = `change-${String(++changes).padStart(4, "0")}`;
  const sentence = `This is ${version}.`;
  return { content: `${content}<p>${sentence}</p>`, sentence, version };
}
