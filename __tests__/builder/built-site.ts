import type { BuiltPage, BuiltSite, PostNode } from "../../builder/pages/built-pages";
import { createPostEntry } from "../../builder/outputs/search/post-entries";
import { describeBlog } from "../../src/shared/domain/blog";
import { blogsEndpoint } from "../../src/shared/contract/blogs";
import { splitIntoPages } from "../../src/shared/domain/pagination";
import { paths } from "../../src/shared/domain/paths";

/** Returns a sample post in the form of the build; `raw` overrides fields of the API. */
export function toPostNode(number: number, raw: Record<string, unknown> = {}): PostNode {
  const day = `2026-10-${String((number % 28) + 1).padStart(2, "0")}`;
  const given = {
    ...{ _id: `p${number}`, slug: `post-${number}`, title: `Post ${number}` },
    ...{ author: "Sample Desk", date: day, updatedAt: `${day}T10:00:00.000Z` },
    ...{ content: `<p>Text ${number}</p>`, ...raw },
  };
  const [blog] = blogsEndpoint.read({ data: [given] }).items;
  if (!blog) throw new Error("The sample post cannot be read");
  const { card, article, text } = describeBlog(blog);
  const contentDigest = JSON.stringify(given);
  const search = createPostEntry(article, text);
  const { updatedAt } = blog;
  return {
    ...article,
    id: blog.slug,
    apiId: blog.id,
    search,
    card,
    updatedAt,
    internal: { contentDigest },
  };
}

/** Returns the pages of a build with these posts, all in one category, and other pages. */
export function toSite(posts: PostNode[], others: BuiltPage[] = []): BuiltSite {
  const category = { apiId: "c1", name: "IPO & more", segment: "ipo" };
  const lists = [null, category].flatMap((active) =>
    splitIntoPages(posts).map((listed, index, pages): BuiltPage => {
      const page = index + 1;
      const cards = listed.map(({ card }) => card);
      const path = active ? paths.blogCategory(active.segment, page) : paths.blogsPage(page);
      return { path, context: { active, page, cards, totalPages: pages.length } };
    }),
  );
  const own = posts.map(({ segment }) => ({ path: paths.blog(segment), context: {} }));
  return {
    pages: [...own, ...lists, ...others],
    posts: new Map(posts.map((post) => [post.segment, { ...post, readHtml: () => post.html }])),
    ...{ ipos: [], ipoPaths: new Map(), live: new Map() },
  };
}
