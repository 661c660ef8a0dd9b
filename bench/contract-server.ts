import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { blogCategoriesEndpoint } from "../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { contentVersionEndpoint } from "../src/shared/contract/content-version";
import { employeesEndpoint } from "../src/shared/contract/employees";
import { SAMPLE_CATEGORIES, samplePosts, type SamplePost } from "./sample-posts";

/** Serves `posts` from memory; a change of them needs another `version`. */
export type ContractServer = { posts: SamplePost[]; version: string; address: string };

export async function startContractServer(
  count: number,
  supervisor: ProcessSupervisor,
): Promise<ContractServer> {
  const content = { posts: samplePosts(count), version: "1", address: "" };
  const server = createServer((request, response) => {
    const body = findBody(new URL(request.url ?? "/", "http://localhost"), content);
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { message: "Not found" }));
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

function findBody({ pathname, searchParams }: URL, { posts, version }: ContractServer): unknown {
  if (pathname === contentVersionEndpoint.path) {
    return { version, posts: posts.length, categories: SAMPLE_CATEGORIES.length, employees: 0 };
  }
  if (pathname === blogCategoriesEndpoint.path) return { data: SAMPLE_CATEGORIES };
  if (pathname === employeesEndpoint.path) return [];
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

let changes = 0;

/** Changes a post below its first words, so that its card stays the same; returns the new words. */
export function editPost(server: ContractServer): { slug: string; words: string } {
  const index = Math.floor(server.posts.length / 2);
  const [post] = server.posts.slice(index);
  if (!post) throw new Error("There is no post to edit.");
  const { content, words, version } = extend(post);
  server.posts = server.posts.with(index, { ...post, content, updatedAt: version });
  server.version = version;
  return { slug: post.slug, words };
}

/** Adds a post that is newer than all others, so that every list page changes. */
export function addPost(server: ContractServer): { slug: string; words: string } {
  const [newest] = server.posts;
  if (!newest) throw new Error("There is no post to follow.");
  const { content, words, version } = extend(newest);
  const date = new Date(Date.UTC(2026, 10, 1, 0, changes)).toISOString();
  const slug = `sample-post-${version}`;
  const added = { ...newest, _id: String(2e6 + changes), slug, date, updatedAt: date, content };
  server.posts = [added, ...server.posts];
  server.version = version;
  return { slug, words };
}

function extend({ content }: SamplePost) {
  const version = `change-${String(++changes).padStart(4, "0")}`;
  const words = `This is ${version}.`;
  return { content: `${content}<p>${words}</p>`, words, version };
}
