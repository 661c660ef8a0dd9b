import fastify from "fastify";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { blogCategoriesEndpoint } from "../src/shared/contract/blog-categories";
import { blogEndpoint, blogsEndpoint } from "../src/shared/contract/blogs";
import { contentVersionEndpoint } from "../src/shared/contract/content-version";
import { employeesEndpoint } from "../src/shared/contract/employees";
import { iposEndpoint } from "../src/shared/contract/ipos";
import { createIpoPaths } from "../src/shared/domain/ipo-paths";
import { createEtag } from "../src/shared/node/release/release";
import { SAMPLE_CATEGORIES, createPosts } from "./sample-posts";

type Content = {
  posts: ReturnType<typeof createPosts>;
  ipos: ReturnType<typeof createIpos>;
  version: string;
};

/** Returns as many IPOs as two years have, with dates around the end of 2026. */
function createIpos() {
  return Array.from({ length: 500 }, (_, index) => {
    const toDay = (offset: number) =>
      new Date(Date.UTC(2026, 10, 1 + (index % 60) + offset)).toISOString().slice(0, 10);
    return {
      _id: `ipo-${index}`,
      company: `Company ${index} Limited`,
      board: "mainboard",
      openingDate: toDay(0),
      closingDate: toDay(2),
      listingDate: toDay(7),
      status: "open",
      priceMax: 100 + index,
      lotSize: 100,
      ipoManager: "Managers",
      listingAt: "Neutral",
      sourceName: "Prospectus",
      asOf: "2026-11-01T04:30:00.000Z",
      review: "A review.",
    };
  });
}

/** Serves `count` posts and the IPOs from memory. Returns the content, which may be changed. */
export async function startContractServer(count: number, supervisor: ProcessSupervisor) {
  const content: Content = { posts: createPosts(count), ipos: createIpos(), version: "1" };
  const app = fastify({ forceCloseConnections: true });
  app.get(contentVersionEndpoint.path, () => {
    const counts = { posts: content.posts.length, categories: SAMPLE_CATEGORIES.length };
    return { version: content.version, ...counts, employees: 0 };
  });
  app.get(blogCategoriesEndpoint.path, () => ({ data: SAMPLE_CATEGORIES }));
  app.get(employeesEndpoint.path, () => []);
  app.get(iposEndpoint.path, () => content.ipos);
  app.get<{ Params: { slug: string } }>(blogEndpoint.path, ({ params }, reply) => {
    const data = content.posts.find(({ slug }) => slug === params.slug);
    return data ? { data } : reply.callNotFound();
  });
  app.get<{ Querystring: { page: string; limit: string } }>(
    blogsEndpoint.path,
    ({ query, headers }, reply) => {
      const [page, limit, total] = [+query.page, +query.limit, content.posts.length];
      const data = content.posts.slice((page - 1) * limit, page * limit);
      const pagination = { current_page: page, total_pages: Math.ceil(total / limit), total };
      // Hashes ids and times, like the CMS.
      const hashed = [pagination, data.map(({ _id, updatedAt }) => [_id, updatedAt])];
      const etag = `"${createEtag(JSON.stringify(hashed))}"`;
      void reply.header("etag", etag);
      return headers["if-none-match"] === etag ? reply.code(304).send() : { data, pagination };
    },
  );
  supervisor.add({ end: () => app.close() });
  return { content, address: await app.listen({ host: "127.0.0.1", port: 0 }) };
}

/** Writes a sentence into the content. Returns the path of the page that then shows it. */
type Change = (content: Content, sentence: string, version: string) => string | undefined;

export const CHANGES = {
  /** Below the post's first words, so that its card stays the same. */
  edit: ({ posts }, sentence, version) => {
    const post = getMiddleItem(posts);
    post.content += `<p>${sentence}</p>`;
    post.updatedAt = version;
    return `/blog/${post.slug}/`;
  },
  /** Changes the page of the IPO and the list. */
  IPO: ({ ipos }, sentence) => {
    const ipo = getMiddleItem(ipos);
    ipo.review = sentence;
    return createIpoPaths(ipos.map(({ _id: id, company }) => ({ id, company }))).get(ipo._id);
  },
  /** Newer than all others, so that every list page changes. */
  add: ({ posts }, sentence, version) => {
    const [newest = getMiddleItem(posts)] = posts;
    const slug = `sample-post-${version}`;
    const date = new Date(Date.UTC(2026, 10, 1, 0, changeCount)).toISOString();
    const content = `${newest.content}<p>${sentence}</p>`;
    posts.unshift({ ...newest, _id: slug, slug, date, updatedAt: date, content });
    return `/blog/${slug}/`;
  },
} satisfies Record<string, Change>;

function getMiddleItem<Item>(list: Item[]): Item {
  const [item] = list.slice(list.length / 2);
  if (item === undefined) throw new Error("Nothing to change: set --posts to 1 or more.");
  return item;
}

let changeCount = 0;

/** Changes content and its version. Returns the sentence to wait for and its page. */
export function changeContent(content: Content, change: Change) {
  content.version = `change-${String(++changeCount).padStart(4, "0")}`;
  const sentence = `This is ${content.version}.`;
  const path = change(content, sentence, content.version);
  if (path === undefined) throw new Error("The changed content has no page.");
  return { path, sentence };
}
