import { createServer } from "node:http";
import { enquiryEndpoint } from "../../src/shared/contract/enquiry";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { resources, type ResourceName } from "../../src/shared/contract/resources";
import { portOf } from "../support/upstream";
import { LIVE_RECORDS } from "../support/live-records";

/** The third party's video search, which is no call of the host. */
export const VIDEO_SEARCH = "/api/third-party/search";

const CATEGORY = { _id: "c1", blogCategoryName: "Market Basics" };

/** With the fields that the source names, and no other. */
const POSTS = Array.from({ length: 12 }, (_, index) => ({
  _id: `p${index}`,
  slug: `foreign-post-${index}`,
  title: `Foreign post ${index}`,
  content: "<h2>One</h2><p>Words.</p><h2>Two</h2><p>Words.</p><h2>Three</h2><h2>Four</h2>",
  author: "Somebody",
  date: `2026-10-${10 + index}`,
  thumbImage: { secure_url: "/favicon.svg" },
  category: CATEGORY,
}));

/** A host that answers the source's 18 calls, with the source's fields, and 404 to all others. */
export async function startForeignHost(): Promise<{ origin: string; close: () => Promise<void> }> {
  const answers = new Map(Object.keys(LIVE_RECORDS).map((name) => answerOf(name as ResourceName)));
  answers.set(VIDEO_SEARCH, answers.get(resources.videos.address({}).replace(/\?.*/, "")));
  answers.delete(resources.videos.address({}).replace(/\?.*/, ""));
  answers.set(blogCategoriesEndpoint.path, { data: [CATEGORY] });
  answers.set(enquiryEndpoint.path, { success: true, message: "Thank you." });
  for (const post of POSTS) answers.set(`/api/blogs/slug/${post.slug}`, { data: post });
  const server = createServer(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const isList = pathname === blogsEndpoint.path || pathname === "/api/blogs/categories/c1/blogs";
    const body = isList ? page(searchParams) : answers.get(pathname);
    response
      .writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(body ?? { message: "Not Found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function answerOf(name: ResourceName): [path: string, body: unknown] {
  const { record, answer = (list) => list } = LIVE_RECORDS[name];
  return [resources[name].address({}).replace(/\?.*/, ""), answer([record(1), record(2)])];
}

function page(query: URLSearchParams) {
  const [number, limit] = [Number(query.get("page") ?? 1), Number(query.get("limit") ?? 10)];
  const data = POSTS.slice((number - 1) * limit, number * limit);
  const totalPages = Math.ceil(POSTS.length / limit);
  return { data, metadata: { currentPage: number, totalPages, total: POSTS.length } };
}
