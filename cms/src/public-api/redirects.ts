import { redirectsEndpoint } from "../../../src/shared/contract/redirects";
import type { Redirect } from "../payload-types";
import { toPostPath } from "../lib/site-path";
import { createRoute } from "./route";

const MAX_REDIRECTS = 10_000;

/** Sends redirects, oldest first. An unpublished post is only an id, so the chosen page applies. */
export const redirects = createRoute(redirectsEndpoint, async (store) => {
  const { docs } = await store.list("redirects", { sort: ["-id"], limit: MAX_REDIRECTS, depth: 1 });
  const all = docs.toReversed().map(({ from, category, ...target }) => {
    const to = resolveTarget(target);
    const record = category !== null && typeof category === "object" ? category : null;
    return {
      from,
      to,
      gone: to === null,
      category: record && { _id: String(record.id), blogCategoryName: record.name },
    };
  });
  return { data: all.filter(({ from, to }) => from !== to) };
});

function resolveTarget({ post, page }: Pick<Redirect, "post" | "page">): string | null {
  const slug = post !== null && typeof post === "object" ? post.slug : null;
  return slug ? toPostPath(slug) : (page ?? null);
}
