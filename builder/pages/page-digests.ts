import type { CreatePagesArgs, Page } from "gatsby";
import { toHash } from "../source/pull";

/** The digest of each page of createPages, by its path. */
export type PageDigests = {
  before: ReadonlyMap<string, string>;
  now: Map<string, string>;
  /** Types of changed nodes, and names of changed last responses. */
  changed: ReadonlySet<string>;
};

/** Returns a digest of a page's template and context. */
export const hashPage = ({ component, context }: Pick<Page<unknown>, "component" | "context">) =>
  toHash(JSON.stringify([component, context]));

/** True for the pages of an increment, for which content/ is unchanged. */
export const isIncrement = (args: CreatePagesArgs): boolean => "pageDigests" in args;

/** True for a full build, and for an increment after a change of one of these. */
export function hasChanged(args: CreatePagesArgs, sources: readonly string[]): boolean {
  const { pageDigests } = args as { pageDigests?: PageDigests };
  return !pageDigests || sources.some((name) => pageDigests.changed.has(name));
}

/** Records the pages of an increment with these paths as unchanged, without creating them. */
export function recordUnchangedPages(args: CreatePagesArgs, paths: RegExp): void {
  const { pageDigests } = args as { pageDigests?: PageDigests };
  for (const [path, digest] of pageDigests?.before ?? []) {
    if (paths.test(path)) pageDigests?.now.set(path, digest);
  }
}

/** For an increment (builder/gatsby/increment.ts): an unchanged page is recorded and not created again. */
export function skipKnownPages(args: CreatePagesArgs): CreatePagesArgs {
  const { pageDigests } = args as { pageDigests?: PageDigests };
  if (!pageDigests) return args;
  const { before, now } = pageDigests;
  const createPage: typeof args.actions.createPage = (page) => {
    const digest = hashPage(page);
    now.set(page.path, digest);
    if (before.get(page.path) !== digest) args.actions.createPage(page);
  };
  return { ...args, actions: { ...args.actions, createPage } };
}
