import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { blogCategoriesEndpoint } from "../src/shared/contract/blog-categories";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { employeesEndpoint } from "../src/shared/contract/employees";
import { contentVersionEndpoint } from "../src/shared/contract/content-version";
import { sampleCategories, type SamplePost } from "./sample-content";

type Content = {
  posts: SamplePost[];
  /** To be changed with the posts. */
  version: string;
};

/** Over posts in memory; changing `posts` changes its next answers. */
export type ContractServer = Content & { address: string };

export async function startContractServer(
  posts: SamplePost[],
  supervisor: ProcessSupervisor,
): Promise<ContractServer> {
  const state = { posts, version: "1" };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const body = answer(url, state);
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { message: "Not found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  supervisor.add({
    end: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  });
  return Object.assign(state, { address: `http://127.0.0.1:${port}` });
}

function answer(url: URL, { posts, version }: Content): unknown {
  if (url.pathname === contentVersionEndpoint.path) {
    return { version, posts: posts.length, categories: sampleCategories.length, employees: 0 };
  }
  const slug = /^\/api\/blogs\/slug\/(.+)$/.exec(url.pathname)?.[1];
  if (slug !== undefined) {
    const data = posts.find((post) => post.slug === decodeURIComponent(slug));
    return data && { data };
  }
  if (url.pathname === blogCategoriesEndpoint.path) return { data: sampleCategories };
  if (url.pathname === employeesEndpoint.path) return [];
  if (url.pathname !== blogsEndpoint.path) return undefined;
  const page = Number(url.searchParams.get("page") ?? 1);
  const limit = Number(url.searchParams.get("limit") ?? 10);
  return {
    data: posts.slice((page - 1) * limit, page * limit),
    pagination: {
      current_page: page,
      total_pages: Math.max(1, Math.ceil(posts.length / limit)),
      total: posts.length,
    },
  };
}
