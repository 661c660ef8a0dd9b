import { useState } from "react";
import { useAnswer } from "../../live/use-answer";
import type { CategoryLink } from "../../shared/page-context";

/** What the API said last in this tab: the next page starts from it, so that the filter stays still. */
let latest: CategoryLink[] | undefined;

/** The built categories, then the API's (BLG-02); `failed` where it has none to give. */
export function useBlogCategories(built: CategoryLink[]) {
  const [known] = useState(latest);
  const answer = useAnswer(load, "Error fetching categories:");
  return {
    categories: answer?.data ?? known ?? built,
    loading: answer === undefined,
    failed: answer?.failed === true,
  };
}

async function load(signal: AbortSignal): Promise<CategoryLink[]> {
  const { fetchBlogCategories } = await import(
    /* webpackChunkName: "blog-list" */ "./fetch-blog-list"
  );
  latest = await fetchBlogCategories(signal);
  return latest;
}
