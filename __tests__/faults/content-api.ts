import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { contentVersionEndpoint } from "../../src/shared/contract/content-version";
import { employeesEndpoint } from "../../src/shared/contract/employees";

/** What the API does wrong: no answer, one that comes too late, 500, half of one, no posts. */
export const API_FAULTS = ["down", "slow", "error", "truncated", "empty"] as const;
export type ApiFault = (typeof API_FAULTS)[number];

/** An API that the site is built from, with a few posts, whose faults are up to the test. */
export type ContentApi = {
  origin: string;
  fault: ApiFault | null;
  /** Changes a post; gives the words that its page then has. */
  edit: () => string;
  close: () => Promise<void>;
};

export const EDITED_POST = "/blog/sample-post-3/";
const POSTS = 12;
const LATE_MS = 6000;
const CATEGORY = { _id: "c", blogCategoryName: "Market Basics" };

export async function startContentApi(): Promise<ContentApi> {
  let edits = 0;
  const api: Pick<ContentApi, "fault"> = { fault: null };
  const answers = (path: string): unknown => {
    if (path === blogCategoriesEndpoint.path) return { data: [CATEGORY] };
    if (path === employeesEndpoint.path) return [];
    // The count stays right while the list is empty: that is how a cut pull is known.
    if (path === contentVersionEndpoint.path) {
      return { version: `v${edits}`, posts: POSTS, categories: 1, employees: 0 };
    }
    return path === blogsEndpoint.path ? list(api.fault === "empty" ? 0 : POSTS, edits) : undefined;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const body = answers(pathname);
    send(response, body === undefined ? 404 : 200, JSON.stringify(body ?? {}), api.fault);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(api, {
    origin: `http://127.0.0.1:${port}`,
    edit: () => {
      edits += 1;
      return markOf(edits);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

function send(response: ServerResponse, status: number, body: string, fault: ApiFault | null) {
  if (fault === "down") return response.destroy();
  const json = { "content-type": "application/json" };
  if (fault === "error") return response.writeHead(500, json).end('{"message":"broken"}');
  if (fault === "truncated") return response.writeHead(200, json).end(body.slice(0, -20));
  if (fault === "slow")
    return setTimeout(() => response.writeHead(status, json).end(body), LATE_MS);
  return response.writeHead(status, json).end(body);
}

const markOf = (edits: number) => `Edited ${edits} times.`;

function list(count: number, edits: number) {
  const data = Array.from({ length: count }, (_, index) => ({
    _id: String(index + 1),
    slug: `sample-post-${index}`,
    title: `Sample post ${index}`,
    content: `<p>Words of a sample post.</p>${index === 3 ? `<p>${markOf(edits)}</p>` : ""}`,
    author: "Test (sample)",
    date: `2026-10-${String(28 - index).padStart(2, "0")}`,
    updatedAt: new Date(Date.UTC(2026, 9, 28) + (index === 3 ? edits * 1000 : 0)).toISOString(),
    category: CATEGORY,
    thumbImage: null,
  }));
  return { data, pagination: { current_page: 1, total_pages: 1, total: count } };
}
