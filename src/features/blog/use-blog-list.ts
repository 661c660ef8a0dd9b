import { useEffect, useState } from "react";
import type { BlogListQuery, BlogListState } from "../../live/blog-list";

/**
 * The built list at once, then the API's where it differs (BLG-01). `loading` is true only where
 * nothing was built, so that a page never hides what it has; a failure is only logged (BLG-05).
 */
export function useBlogList(
  built: BlogListState,
  { page, categoryId }: BlogListQuery,
): BlogListState & { loading: boolean } {
  const [fresh, setFresh] = useState<{ of: BlogListState; list: BlogListState | null }>();

  useEffect(() => {
    const controller = new AbortController();
    const settle = (list: BlogListState | null) => {
      if (!controller.signal.aborted) setFresh({ of: built, list });
    };
    const refresh = async () => {
      const { fetchBlogList } = await import(
        /* webpackChunkName: "blog-list" */ "../../live/blog-list"
      );
      settle(await fetchBlogList({ page, categoryId }, built, controller.signal));
    };
    refresh().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      console.error("Error fetching blogs:", error);
      settle(null);
    });
    return () => controller.abort();
  }, [built, page, categoryId]);

  const answered = fresh?.of === built ? fresh : undefined;
  const list = answered?.list ?? built;
  return { ...list, loading: !answered && list.cards.length === 0 };
}
