import type { NodePluginArgs } from "gatsby";
import type { Ipo } from "../../src/shared/contract/ipos";
import type {
  AuthorContext,
  BlogListContext,
  IpoContext,
} from "../../src/shared/domain/page-context";
import { readPosts, type BuiltPost } from "./built-posts";
import { isPublic } from "./code-pages";
import { listLivePages } from "./removed-pages";
import { readLastResponse } from "../source/optional-calls";
import { createIpoPaths } from "../../src/shared/domain/ipo-paths";
import { toPathKey } from "../../src/shared/domain/paths";

/** A page as Gatsby created it; `context` differs from template to template. */
export type BuiltPage = { path: string; context: Record<string, unknown> };

export type BuiltSite = {
  pages: readonly BuiltPage[];
  /** Pages that links may name, by their keys (removed-pages.ts). */
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
