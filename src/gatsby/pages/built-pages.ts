import type { NodePluginArgs } from "gatsby";
import type { BlogArticle, BlogCard } from "../../shared/domain/blog";
import type { Ipo } from "../../shared/contract/ipos";
import type { AuthorContext, BlogListContext, IpoContext } from "../../shared/domain/page-context";
import { isPublic } from "./code-pages";
import { livePages } from "./gone-pages";
import type { PostNode as SearchedPost } from "../outputs/search/post-entries";
import { lastAnswerOf } from "../source/optional-calls";
import { toPathKey } from "../../shared/domain/paths";

/** A pulled post (source/source-nodes.ts). */
export type PostNode = BlogArticle &
  SearchedPost & { card: BlogCard; updatedAt: string | null; internal: { contentDigest: string } };

/** A page as Gatsby made it; `context` differs from template to template. */
export type BuiltPage = { path: string; context: Record<string, unknown> };

export type BuiltSite = {
  pages: readonly BuiltPage[];
  /** By their segments. */
  posts: ReadonlyMap<string, PostNode>;
  ipos: readonly Ipo[];
};

/** Returns posts, IPOs and every page except 404s, fallback, preview and removed posts. */
export function builtSite(args: NodePluginArgs): BuiltSite {
  const { store, getNodesByType } = args;
  const { pages }: { pages: ReadonlyMap<string, BuiltPage & { componentPath: string }> } =
    store.getState();
  const live = livePages(pages);
  const posts = getNodesByType("ApiBlogPost") as unknown as PostNode[];
  return {
    pages: [...pages.values()].filter(({ path }) => live.has(toPathKey(path)) && isPublic(path)),
    posts: new Map(posts.map((post) => [post.segment, post])),
    ipos: lastAnswerOf(args, "ipos") ?? [],
  };
}

/** The list that a page is of; undefined for other pages. */
export function listOf({ context }: BuiltPage): BlogListContext | undefined {
  return "cards" in context && "active" in context
    ? (context as unknown as BlogListContext)
    : undefined;
}

/** The IPO whose page it is; undefined for other pages. */
export function ipoOf({ context }: BuiltPage): Ipo | undefined {
  return "ipo" in context ? (context as unknown as IpoContext).ipo : undefined;
}

/** The author whose page it is; undefined for other pages. */
export function authorOf({ context }: BuiltPage): AuthorContext | undefined {
  return "cards" in context && "author" in context
    ? (context as unknown as AuthorContext)
    : undefined;
}
