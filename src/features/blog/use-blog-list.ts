import { useCallback } from "react";
import { useResponse } from "./use-response";
import { yieldToMain } from "../../shared/domain/yield-to-main";
import type { BlogListQuery } from "../../shared/domain/blog-list";
import type { BlogListState } from "./fetch-blog-list";

export type BlogList = BlogListState & { loading: boolean };

/** Returns the list of the build, then the API's if it differs (BLG-01); `loading` only if it is empty. */
export function useBlogList(initial: BlogListState, { page, categoryId }: BlogListQuery): BlogList {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { fetchBlogList } = await import(
        /* webpackChunkName: "blog-list" */ "./fetch-blog-list"
      );
      await yieldToMain();
      return fetchBlogList({ page, categoryId }, initial, signal);
    },
    [initial, page, categoryId],
  );
  const response = useResponse(load, "Error fetching blogs:");
  const list = response?.data ?? initial;
  return { ...list, loading: !response && list.cards.length === 0 };
}
