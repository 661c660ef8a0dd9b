import type { Redirect } from "../../shared/contract/redirects";
import { blogSlugOf, paths, toPathKey } from "../../shared/domain/paths";
import { markedSegment } from "../../shared/domain/slug";

export type PastAddresses = {
  /** Addresses that lead to a page. */
  moved: { from: string; to: string }[];
  /** Addresses that say so themselves (EDT-02). */
  gone: Redirect[];
  warnings: string[];
};

/**
 * What the API says of past addresses, as a release may have it: a page comes before every redirect, of
 * redirects that follow one another the last counts, and what leads in a circle is left out (EDT-01).
 * @param pages by their keys, as they are spelt
 */
export function settlePastAddresses(
  redirects: readonly Redirect[],
  pages: ReadonlyMap<string, string>,
): PastAddresses {
  const known = new Map(redirects.map((redirect) => [toPathKey(redirect.from), redirect]));
  const settled: PastAddresses = { moved: [], gone: [], warnings: [] };
  for (const [key, redirect] of known) {
    if (pages.has(key)) continue;
    const way = new Set([key]);
    let last = redirect;
    let to = last.to && toPathKey(last.to);
    while (to !== null && !pages.has(to) && !way.has(to)) {
      const next = known.get(to);
      if (next === undefined) break;
      way.add(to);
      last = next;
      to = last.to && toPathKey(last.to);
    }
    const from = redirect.from.replace(/\/*$/, "/");
    const page = to === null ? undefined : pages.get(to);
    if (page !== undefined) settled.moved.push({ from, to: page });
    else if (last.gone) settled.gone.push({ ...last, from });
    else if (to !== null && way.has(to)) settled.warnings.push(`${from} leads in a circle`);
    else settled.warnings.push(`${from} leads to ${last.to ?? "nothing"}, which is no page`);
  }
  return settled;
}

/** Posts whose slug an earlier version of this site could not carry had an address with a mark. */
export function markedAddresses(pages: Iterable<string>): { from: string; to: string }[] {
  return [...pages].flatMap((to) => {
    const slug = blogSlugOf(to);
    if (slug === null || markedSegment(slug) === slug) return [];
    return { from: paths.blog(markedSegment(slug)), to };
  });
}
