import { enquiryEndpoint } from "../../src/shared/contract/enquiry";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { resources, type ResourceName } from "../../src/shared/contract/resources";
import { LIVE_RECORDS } from "../support/live-records";
import { sendJson, startUpstream, type Upstream } from "../support/upstream";
import { toPage } from "./content-api";

/** The path at which this server also mocks the third party's video search. */
export const VIDEO_SEARCH = "/api/third-party/search";

const CATEGORY = { _id: "c1", blogCategoryName: "Market Basics" };

/** Posts with only the fields that the source names. */
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

/** Starts a host with the order's 18 calls and fields, and 404 for others. */
export function startForeignHost(): Promise<Upstream> {
  const bodies = new Map(Object.keys(LIVE_RECORDS).map((name) => createBody(name as ResourceName)));
  const videos = getPath("videos");
  bodies.set(VIDEO_SEARCH, bodies.get(videos));
  bodies.delete(videos);
  bodies.set(blogCategoriesEndpoint.path, { data: [CATEGORY] });
  bodies.set(enquiryEndpoint.path, { success: true, message: "Thank you." });
  for (const post of POSTS) bodies.set(`/api/blogs/slug/${post.slug}`, { data: post });
  return startUpstream(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const isList = pathname === blogsEndpoint.path || pathname === "/api/blogs/categories/c1/blogs";
    sendJson(response, isList ? listPage(searchParams) : bodies.get(pathname));
  });
}

const getPath = (name: ResourceName) => resources[name].toCall({}).replace(/\?.*/, "");

function createBody(name: ResourceName): [path: string, body: unknown] {
  const { record, toBody = (list) => list } = LIVE_RECORDS[name];
  return [getPath(name), toBody([record(1), record(2)])];
}

function listPage(query: URLSearchParams) {
  const { data, number: currentPage, pages: totalPages } = toPage(POSTS, query);
  return { data, metadata: { currentPage, totalPages, total: POSTS.length } };
}
