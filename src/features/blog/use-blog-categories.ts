import { useCallback, useState } from "react";
import { useAnswer } from "../../live/use-answer";
import type { CategoryLink } from "../../shared/domain/page-context";
import { yieldToMain } from "../../shared/domain/yield-to-main";

/** What the API said last in this tab: the next page starts from it, so that the filter stays still. */
let latest: CategoryLink[] | undefined;

/** The built categories (null: the build had no such page), then the API's (BLG-02); `failed` where it has none. */
export function useBlogCategories(built: CategoryLink[] | null) {
  const [shown] = useState(latest ?? built);
  const isBuilt = built !== null;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { fetchBlogCategories } = await import(
        /* webpackChunkName: "blog-list" */ "./fetch-blog-list"
      );
      await yieldToMain();
      const found = await fetchBlogCategories(isBuilt ? shown : null, signal);
      latest = found ?? latest;
      return found;
    },
    [shown, isBuilt],
  );
  const answer = useAnswer(load, "Error fetching categories:");
  return {
    categories: answer?.data ?? shown ?? [],
    loading: answer === undefined,
    failed: answer?.failed === true,
  };
}
