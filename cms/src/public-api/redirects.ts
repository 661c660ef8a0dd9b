import { REDIRECTS_LIMIT, redirectsEndpoint } from "../../../src/shared/contract/redirects";
import type { Redirect } from "../payload-types";
import { toPostPath, toSitePath } from "../lib/site-path";
import { createRoute, readPageNumber, toPagination } from "./route";

/** Sends redirects, oldest first. An unpublished post is only an id, so the chosen page applies. */
export const redirects = createRoute(redirectsEndpoint, async (store, c) => {
  const from = c.req.query("from");
  const path = from === undefined ? null : (toSitePath(from) ?? from);
  const list = await store.list("redirects", {
    where: path === null ? {} : { from: { in: [path, path.toLowerCase()] } },
    sort: ["id"],
    page: readPageNumber(c),
    limit: REDIRECTS_LIMIT,
    depth: 1,
  });
  const all = list.docs.map(({ from, category, ...target }) => {
    const to = resolveTarget(target);
    const record = category !== null && typeof category === "object" ? category : null;
    return {
      from,
      to,
      gone: to === null,
      category: record && { _id: String(record.id), blogCategoryName: record.name },
    };
  });
  return { data: all.filter(({ from, to }) => from !== to), pagination: toPagination(list) };
});

function resolveTarget({ post, page }: Pick<Redirect, "post" | "page">): string | null {
  const slug = post !== null && typeof post === "object" ? post.slug : null;
  return slug ? toPostPath(slug) : (page ?? null);
}
