import { useCallback } from "react";
import { useAnswer } from "../../live/use-answer";
import type { BlogListQuery } from "../../shared/domain/blog-list";
import { yieldToMain } from "../../shared/domain/yield-to-main";
import type { BlogListState } from "./fetch-blog-list";

const EMPTY: BlogListState = { cards: [], totalPages: 0, total: 0 };

export type BlogList = BlogListState & { loading: boolean; failed: boolean };

/**
 * The built list at once, then the API's where it differs (BLG-01). `loading` is true only where
 * nothing was built, so that a page never hides what it has; a failure is only logged (BLG-05).
 * Without a query nothing is asked for yet.
 */
export function useBlogList(built: BlogListState | null, query: BlogListQuery | null): BlogList {
  const { page = 1, categoryId = null } = query ?? {};
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { fetchBlogList } = await import(
        /* webpackChunkName: "blog-list" */ "./fetch-blog-list"
      );
      await yieldToMain();
      return fetchBlogList({ page, categoryId }, built, signal);
    },
    [built, page, categoryId],
  );
  const answer = useAnswer(query && load, "Error fetching blogs:");
  const list = answer?.data ?? built ?? EMPTY;
  return { ...list, loading: !answer && list.cards.length === 0, failed: answer?.failed === true };
}
