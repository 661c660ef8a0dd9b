import type { NodePluginArgs } from "gatsby";
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
export function readPosts({ getNode }: Pick<NodePluginArgs, "getNode">): BuiltPost[] {
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
