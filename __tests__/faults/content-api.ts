import type { ServerResponse } from "node:http";
import { authorsEndpoint } from "../../src/shared/contract/authors";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { contentVersionEndpoint } from "../../src/shared/contract/content-version";
import { employeesEndpoint } from "../../src/shared/contract/employees";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { redirectsEndpoint } from "../../src/shared/contract/redirects";
import { sendJson, startUpstream, type Upstream } from "../support/upstream";

/** Faults of the API: no response, a late one, 500, a truncated one, no posts. */
export const API_FAULTS = ["down", "slow", "error", "truncated", "empty"] as const;
export type ApiFault = (typeof API_FAULTS)[number];

export type SamplePost = ReturnType<typeof createPost>;
export type SampleCategory = { _id: string; blogCategoryName: string };
export type SampleContent = {
  posts: SamplePost[];
  categories: SampleCategory[];
  employees: { _id: string; name: string; designation: string }[];
  /** Responses of optional calls by path; others are 404. */
  optional: Record<string, unknown>;
};

/** An API that the site is built from; the test sets its content and faults. */
export type ContentApi = Upstream & {
  fault: ApiFault | null;
  content: SampleContent;
  /** Gives the changed `content` a new version. */
  raiseVersion: () => void;
  /** Changes a post; returns the text that its page then has. */
  editPost: () => string;
};

export const EDITED_POST = "/blog/sample-post-3/";
const LATE_MS = 6000;
const CATEGORY: SampleCategory = { _id: "c", blogCategoryName: "Market Basics" };

export async function startContentApi(posts = 12): Promise<ContentApi> {
  let version = 0;
  const state: Pick<ContentApi, "fault" | "content"> = {
    fault: null,
    content: {
      posts: Array.from({ length: posts }, (_, index) => createPost(index)),
      categories: [CATEGORY],
      employees: [],
      // Uses all templates, because the first removed post, author or IPO needs a full build.
      optional: {
        [redirectsEndpoint.path]: [{ from: "/blog/gone/", gone: true }],
        [authorsEndpoint.path]: [createAuthor(0)],
        [iposEndpoint.path]: [createIpo(0)],
      },
    },
  };
  writePost(state.content, version);
  const createBody = (url: URL): unknown => {
    const { posts, categories, employees, optional } = state.content;
    if (Object.hasOwn(optional, url.pathname)) return optional[url.pathname];
    if (url.pathname === blogCategoriesEndpoint.path) return { data: categories };
    if (url.pathname === employeesEndpoint.path) return employees;
    // The count stays right while the list is empty, like a truncated pull.
    if (url.pathname === contentVersionEndpoint.path) {
      const counts = { posts: posts.length, categories: categories.length };
      return { version: `v${version}`, ...counts, employees: employees.length };
    }
    if (url.pathname !== blogsEndpoint.path) return undefined;
    return listPage(state.fault === "empty" ? [] : posts, url.searchParams);
  };
  const upstream = await startUpstream((request, response) =>
    sendBody(response, createBody(new URL(request.url ?? "/", "http://localhost")), state.fault),
  );
  const raiseVersion = () => {
    version += 1;
  };
  const editPost = () => {
    raiseVersion();
    return writePost(state.content, version);
  };
  return Object.assign(state, upstream, { raiseVersion, editPost });
}

function writePost({ posts }: SampleContent, version: number): string {
  const sentence = `Edited ${version} times.`;
  const post = posts[3];
  if (post) {
    post.content = `<p>Words of a sample post.</p><p>${sentence}</p>`;
    post.updatedAt = new Date(Date.UTC(2026, 9, 28) + version * 1000).toISOString();
  }
  return sentence;
}

function sendBody(response: ServerResponse, body: unknown, fault: ApiFault | null): void {
  if (fault === "down") response.destroy();
  else if (fault === "error") sendJson(response, { message: "broken" }, 500);
  else if (fault === "truncated") {
    const json = { "content-type": "application/json" };
    response.writeHead(200, json).end(JSON.stringify(body ?? {}).slice(0, -20));
  } else if (fault === "slow") setTimeout(() => sendJson(response, body), LATE_MS);
  else sendJson(response, body);
}

const AUTHOR = "Test (sample)";

/** Returns an author; the first one is the author of every post. */
export function createAuthor(number: number) {
  const name = number === 0 ? AUTHOR : `Author ${number} (sample)`;
  return { _id: `a${number}`, name, slug: `author-${number}`, role: "Analyst" };
}

/** Returns an IPO with a source, so that its page does not show when it was received. */
export function createIpo(number: number) {
  return {
    ...{ _id: `ipo-${number}`, company: `Company ${number} (sample)`, board: "mainboard" },
    ...{ openingDate: "2026-11-20", closingDate: "2026-11-24", listingDate: "2026-12-01" },
    ...{ sourceName: "Prospectus", asOf: "2026-11-01T04:30:00.000Z", review: "A review." },
  };
}

export function createPost(index: number, category: SampleCategory | null = CATEGORY) {
  return {
    _id: String(index + 1),
    slug: `sample-post-${index}`,
    title: `Sample post ${index}`,
    content: "<p>Words of a sample post.</p>",
    author: AUTHOR,
    date: new Date(Date.UTC(2026, 9, 28) - index * 86_400_000).toISOString().slice(0, 10),
    updatedAt: new Date(Date.UTC(2026, 9, 28)).toISOString(),
    category,
    relatedPosts: [] as string[],
    thumbImage: null as { secure_url: string; alt: string } | null,
  };
}

/** Returns the page of a list that a query asks for, and the number of pages. */
export function toPage<Item>(items: Item[], query: URLSearchParams) {
  const [number, limit] = [Number(query.get("page") ?? 1), Number(query.get("limit") ?? 10)];
  const data = items.slice((number - 1) * limit, number * limit);
  return { data, number, pages: Math.max(1, Math.ceil(items.length / limit)) };
}

function listPage(posts: SamplePost[], query: URLSearchParams) {
  const { data, number: current_page, pages: total_pages } = toPage(posts, query);
  return { data, pagination: { current_page, total_pages, total: posts.length } };
}
