import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Redirect } from "../../src/shared/contract/redirects";
import type {
  CategoryLink,
  RemovedContext,
  RelatedPost,
} from "../../src/shared/domain/page-context";
import { parseBlogSlug, paths, toPathKey } from "../../src/shared/domain/paths";
import { resolveOldPaths } from "./old-addresses";
import { createPostLink } from "./related-posts";

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
