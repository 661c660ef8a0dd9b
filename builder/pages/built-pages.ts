import type { NodePluginArgs } from "gatsby";
import type { Ipo } from "../../src/shared/contract/ipos";
import type {
  AuthorContext,
  BlogListContext,
  IpoContext,
} from "../../src/shared/domain/page-context";
import { isPublic } from "./code-pages";
import { listLivePages } from "./blog-pages";
import { readLastResponse } from "../source/optional-calls";
import { createIpoPaths } from "../../src/shared/domain/ipo-paths";
import { toPathKey } from "../../src/shared/domain/paths";
import type { BlogArticle, BlogCard } from "../../src/shared/domain/blog";
import type { PostNode as SearchedPost } from "../outputs/search/post-entries";
import { readNodeDigests } from "../source/source-nodes";

export type PostNode = BlogArticle &
  SearchedPost & {
    card: BlogCard;
    apiId: string;
    updatedAt: string | null;
    internal: { contentDigest: string };
  };

/** A post that stays in memory between increments, and therefore without its text. */
export type BuiltPost = Omit<PostNode, "html" | "card"> & { readHtml: () => string };

const TYPE = "ApiBlogPost";
let previousPosts: ReadonlyMap<string, BuiltPost> = new Map();
/** IDs of nodes that are not posts. Some of these nodes are large, so they are not read again. */
const others = new Set<string>();

/** Returns all posts. Reads only changed ones, because Gatsby's store needs seconds for thousands. */
function readPosts({ getNode }: Pick<NodePluginArgs, "getNode">): BuiltPost[] {
  const toPost = (node: unknown): BuiltPost => {
    const { html: _, card: __, ...post } = node as PostNode;
    return { ...post, readHtml: () => (getNode(post.id) as unknown as PostNode).html };
  };
  const readPost = ([id, digest]: [string, string]): BuiltPost[] => {
    const previous = previousPosts.get(id);
    if (previous?.internal.contentDigest === digest) return [previous];
    if (others.has(id)) return [];
    const node = getNode(id);
    if (node?.internal.type === TYPE) return [toPost(node)];
    others.add(id);
    return [];
  };
  const posts = [...readNodeDigests()].flatMap(readPost);
  previousPosts = new Map(posts.map((post) => [post.id, post]));
  return posts;
}

/** A page as Gatsby created it; `context` differs from template to template. */
export type BuiltPage = { path: string; context: Record<string, unknown> };

export type BuiltSite = {
  pages: readonly BuiltPage[];
  /** Pages that links may name, by their keys (blog-pages.ts). */
  live: ReadonlyMap<string, string>;
  /** By their segments. */
  posts: ReadonlyMap<string, BuiltPost>;
  ipos: readonly Ipo[];
  ipoPaths: ReadonlyMap<string, string>;
};

/** Returns posts, IPOs and every page except 404s, fallback, preview and removed posts. */
export function readBuiltSite(args: NodePluginArgs): BuiltSite {
  const { store } = args;
  const { pages }: { pages: ReadonlyMap<string, BuiltPage & { componentPath: string }> } =
    store.getState();
  const live = listLivePages(pages);
  const ipos = readLastResponse(args, "ipos") ?? [];
  return {
    pages: [...pages.values()].filter(({ path }) => live.has(toPathKey(path)) && isPublic(path)),
    posts: new Map(readPosts(args).map((post) => [post.segment, post])),
    live,
    ipos,
    ipoPaths: createIpoPaths(ipos),
  };
}

/** Returns the context of a list page; undefined for other pages. */
export function findList({ context }: BuiltPage): BlogListContext | undefined {
  return "cards" in context && "active" in context
    ? (context as unknown as BlogListContext)
    : undefined;
}

/** Returns the IPO of its page; undefined for other pages. */
export function findIpo({ context }: BuiltPage): Ipo | undefined {
  return "ipo" in context ? (context as unknown as IpoContext).ipo : undefined;
}

/** Returns the context of an author's page; undefined for other pages. */
export function findAuthor({ context }: BuiltPage): AuthorContext | undefined {
  return "cards" in context && "author" in context
    ? (context as unknown as AuthorContext)
    : undefined;
}
