import { useCallback } from "react";
import { useResponse } from "./use-response";
import { useFirstInteraction } from "../../ui/use-first-interaction";
import { yieldToMain } from "../../shared/domain/yield-to-main";
import type { BlogListQuery } from "../../shared/domain/blog-list";
import type { BlogListState } from "./fetch-blog-list";

export type BlogList = BlogListState & { loading: boolean };

/** Returns the built list, then the API's (BLG-01): on interaction or idle (0018), or if empty. */
export function useBlogList(initial: BlogListState, { page, categoryId }: BlogListQuery): BlogList {
  const loadList = useCallback(
    async (signal: AbortSignal) => {
      const { fetchBlogList } = await import(
        /* webpackChunkName: "blog-list" */ "./fetch-blog-list"
      );
      await yieldToMain();
      return fetchBlogList({ page, categoryId }, initial, signal);
    },
    [initial, page, categoryId],
  );
  const isDue = useFirstInteraction() || initial.cards.length === 0;
  const response = useResponse(isDue ? loadList : null, "Error fetching blogs:");
  const list = response?.data ?? initial;
  return { ...list, loading: !response && list.cards.length === 0 };
}
