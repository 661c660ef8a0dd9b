import type { CreatePagesArgs, Page } from "gatsby";
import { digestOf } from "./source/post-pages";

/** The digest of each page that createPages made, by its path. */
export type PageDigests = { before: ReadonlyMap<string, string>; now: Map<string, string> };

export const digestOfPage = ({
  component,
  context,
}: Pick<Page<unknown>, "component" | "context">) => digestOf(JSON.stringify([component, context]));

/** For an increment (builder/create-pages.ts): a page that is as before is noted, and not made again. */
export function withoutKnownPages(args: CreatePagesArgs): CreatePagesArgs {
  const { pageDigests } = args as { pageDigests?: PageDigests };
  if (!pageDigests) return args;
  const { before, now } = pageDigests;
  const createPage: typeof args.actions.createPage = (page) => {
    const digest = digestOfPage(page);
    now.set(page.path, digest);
    if (before.get(page.path) !== digest) args.actions.createPage(page);
  };
  return { ...args, actions: { ...args.actions, createPage } };
}
