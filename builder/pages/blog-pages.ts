import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Author } from "../../src/shared/contract/authors";
import type {
  BlogListContext,
  BlogPostContext,
  CategoryLink,
  RemovedContext,
  RelatedPost,
} from "../../src/shared/domain/page-context";
import type { Redirect } from "../../src/shared/contract/redirects";
import { parseIndianDate } from "../../src/shared/contract/read-date";
import { paths, parseBlogSlug, toPathKey } from "../../src/shared/domain/paths";
import type { BlogCard } from "../../src/shared/domain/blog";
import { splitIntoPages } from "../../src/shared/domain/pagination";
import { createAuthorPages, readCertificate, resolveAuthors } from "./author-pages";
import { findRelatedPosts, createPostLink } from "./related-posts";
import { resolveOldPaths } from "./old-addresses";

const COMPONENT = resolve("src/templates/removed-post.tsx");
const MAX_POSTS = 10;

type Listed = { segment: string; categoryId: string | null; card: RelatedPost };

/** Creates a page for each unpublished post of the blog, with the newest posts of its category (EDT-02). */
export function createRemovedPages(
  { createPage }: Pick<CreatePagesArgs["actions"], "createPage">,
  redirects: readonly Redirect[],
  posts: readonly Listed[],
  categories: readonly CategoryLink[],
): void {
  const addresses = posts.map(({ segment }) => paths.blog(segment));
  const pages = new Map(addresses.map((address) => [toPathKey(address), address]));
  for (const { from, category } of resolveOldPaths(redirects, pages).removed) {
    if (parseBlogSlug(from) === null) continue;
    const active = categories.find(({ apiId }) => apiId === category?.id) ?? null;
    const listed = posts.filter(({ categoryId }) => active && categoryId === active.apiId);
    const context: RemovedContext = {
      category: active,
      posts: listed.slice(0, MAX_POSTS).map(createPostLink),
    };
    createPage({ path: from, component: COMPONENT, context });
  }
}

/** Returns pages by key that links and redirects may name; pages of unpublished posts are excluded. */
export function listLivePages(
  pages: ReadonlyMap<string, { path: string; componentPath: string }>,
): Map<string, string> {
  const live = [...pages.values()].filter(({ componentPath }) => componentPath !== COMPONENT);
  return new Map(live.map(({ path }) => [toPathKey(path), path]));
}

type ListedPost = {
  id: string;
  apiId: string;
  segment: string;
  date: string | null;
  categoryId: string | null;
  authorKey: string | null;
  related: string[];
  card: BlogCard;
};
type BlogData = {
  allBlogPost: { nodes: ListedPost[] };
  allBlogCategory: { nodes: CategoryLink[] };
  redirects: { data: Redirect[] | null } | null;
  authors: { data: Author[] | null } | null;
};

const MAX_HOME_POSTS = 3;

/** Creates the pages of posts, lists, authors and unpublished posts (BLD-01). */
export async function createBlogPages(args: CreatePagesArgs): Promise<void> {
  const { actions, graphql, reporter } = args;
  const { data, errors } = await graphql<BlogData>(QUERY);
  if (errors || !data) throw errors ?? new Error("The query BlogPages returned no data");
  const posts = data.allBlogPost.nodes.toSorted(compareNewestFirst);
  const categories = data.allBlogCategory.nodes;

  createLatestPosts(args, posts);
  const component = resolve("src/templates/blog-post.tsx");
  const related = findRelatedPosts(posts);
  const authors = resolveAuthors(data.authors?.data ?? []);
  authors.warnings.forEach((warning) => reporter.warn(warning));
  for (const { id, segment, authorKey } of posts) {
    const author = authors.byKey.get(authorKey ?? "");
    const context: BlogPostContext = {
      id,
      related: related.get(id) ?? [],
      author: author?.segment ?? null,
      certificate: author ? readCertificate(author) : null,
    };
    actions.createPage({ path: paths.blog(segment), component, context });
  }
  createAuthorPages(actions, authors, posts);
  createRemovedPages(actions, data.redirects?.data ?? [], posts, categories);
  const lists = [
    { active: null, listed: posts },
    ...categories.map((active) => ({
      active,
      listed: posts.filter(({ categoryId }) => categoryId === active.apiId),
    })),
  ];
  for (const { active, listed } of lists) {
    createListPages(actions, active, listed, categories);
  }
}

/** Creates a node, because a sorting query would make Gatsby read all posts after each edit. */
function createLatestPosts(
  { actions, createNodeId, createContentDigest }: CreatePagesArgs,
  posts: ListedPost[],
): void {
  const type = "LatestPosts";
  const cards = posts.slice(0, MAX_HOME_POSTS).map(({ card }) => card);
  const internal = { type, contentDigest: createContentDigest(cards) };
  void actions.createNode({ id: createNodeId(type), cards, internal });
}

function createListPages(
  actions: CreatePagesArgs["actions"],
  active: CategoryLink | null,
  listed: ListedPost[],
  categories: CategoryLink[],
): void {
  const component = resolve("src/templates/blog-list.tsx");
  splitIntoPages(listed).forEach((posts, index, pages) => {
    const page = index + 1;
    const context: BlogListContext = {
      cards: posts.map(({ card }) => card),
      categories,
      active,
      page,
      totalPages: pages.length,
      total: listed.length,
    };
    const path = active ? paths.blogCategory(active.segment, page) : paths.blogsPage(page);
    actions.createPage({ path, component, context });
  });
}

/** Posts with equal dates are ordered by id, like the API. */
function compareNewestFirst(left: ListedPost, right: ListedPost): number {
  return getTime(right) - getTime(left) || ids.compare(right.apiId, left.apiId);
}

const ids = new Intl.Collator("en", { numeric: true });

/** Returns the time in India's clock. A day without time counts as noon, as in the CMS. */
function getTime({ date }: ListedPost): number {
  if (date === null) return -Infinity;
  const isDay = date.length <= "2026-11-20".length;
  return parseIndianDate(isDay ? `${date}T12:00:00` : date)?.getTime() ?? -Infinity;
}

const QUERY = `
  query BlogPages {
    allBlogPost {
      nodes {
        id
        apiId
        segment
        date
        categoryId
        authorKey
        related
        card: cardJson
      }
    }
    redirects: lastResponse(name: { eq: "redirects" }) { data }
    authors: lastResponse(name: { eq: "authors" }) { data }
    allBlogCategory(sort: { order: ASC }) {
      nodes { apiId name segment }
    }
  }
`;
