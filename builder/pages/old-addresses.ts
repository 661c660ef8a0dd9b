import type { Redirect } from "../../src/shared/contract/redirects";
import { parseBlogSlug, paths, toPathKey } from "../../src/shared/domain/paths";
import { createHashedSlug } from "../../src/shared/domain/slug";
import type { CategoryLink } from "../../src/shared/domain/page-context";
import type { KnownAddresses } from "../source/last-responses";
import { isServedFile } from "./content-pages";

export type OldAddresses = {
  /** Addresses that redirect to a page. */
  moved: { from: string; to: string }[];
  /** Addresses that return 410 (EDT-02). */
  removed: Redirect[];
  warnings: string[];
};

/** Resolves old addresses: pages keep theirs, chains are followed to their end, loops are skipped (EDT-01). */
export function resolveOldPaths(
  redirects: readonly Redirect[],
  pages: ReadonlyMap<string, string>,
): OldAddresses {
  const byPath = new Map(redirects.map((redirect) => [toPathKey(redirect.from), redirect]));
  const resolved: OldAddresses = { moved: [], removed: [], warnings: [] };
  for (const [key, redirect] of byPath) {
    if (pages.has(key)) continue;
    const visited = new Set([key]);
    let last = redirect;
    let to = last.to && toPathKey(last.to);
    while (to !== null && !pages.has(to) && !visited.has(to)) {
      const next = byPath.get(to);
      if (next === undefined) break;
      visited.add(to);
      last = next;
      to = last.to && toPathKey(last.to);
    }
    const from = redirect.from.includes("?") ? redirect.from : redirect.from.replace(/\/*$/, "/");
    const file = last.to?.replace(/\/$/, "") ?? "";
    const page = pages.get(to ?? "") ?? (isServedFile(file) ? file : undefined);
    if (page !== undefined) resolved.moved.push({ from, to: page });
    else if (last.gone) resolved.removed.push({ ...last, from });
    else if (to !== null && visited.has(to)) resolved.warnings.push(`${from} redirects in a loop`);
    else resolved.warnings.push(`${from} leads to ${last.to ?? "nothing"}, which is not a page`);
  }
  return resolved;
}

/** Returns redirects from addresses with a hash, which earlier versions gave to some slugs. */
export function listHashedAddresses(pages: Iterable<string>): { from: string; to: string }[] {
  return [...pages].flatMap((to) => {
    const slug = parseBlogSlug(to);
    if (slug === null || createHashedSlug(slug) === slug) return [];
    return { from: paths.blog(createHashedSlug(slug)), to };
  });
}

/** Returns redirects from a category's earlier names: list pages and feed (EDT-01). */
export function findOldCategories(
  addresses: KnownAddresses,
  lists: readonly { category: CategoryLink; page: number }[],
): { from: string; to: string }[] {
  const current = new Set(lists.map(({ category }) => category.segment));
  return Object.entries(addresses).flatMap(([segment, id]) => {
    if (current.has(segment)) return [];
    const pages = lists.filter(({ category }) => category.apiId === id);
    const moved = pages.map(({ category, page }) => ({
      from: paths.blogCategory(segment, page),
      to: paths.blogCategory(category.segment, page),
    }));
    const [first] = pages;
    if (!first) return [];
    const to = paths.categoryFeed(first.category.segment);
    return [...moved, { from: paths.categoryFeed(segment), to }];
  });
}

/** Returns redirects from an IPO's earlier names to its page in `pages`, by id (IPO-12). */
export function findOldIpos(
  addresses: KnownAddresses,
  pages: ReadonlyMap<string, string>,
): { from: string; to: string }[] {
  const current = new Set(pages.values());
  return Object.entries(addresses).flatMap(([from, id]) => {
    const to = pages.get(id);
    return to === undefined || current.has(from) ? [] : [{ from, to }];
  });
}
