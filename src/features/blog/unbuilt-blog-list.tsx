import type { ReactNode } from "react";
import type { BlogListPath } from "../../shared/domain/paths";
import { BlogListView } from "./blog-list-view";
import { BlogError } from "./blog-states";
import { listMeta } from "./list-meta";
import { useBlogCategories } from "./use-blog-categories";
import { useBlogList } from "./use-blog-list";
import { useDocumentMeta } from "./use-document-meta";

type UnbuiltBlogListProps = {
  list: BlogListPath;
  /** Where the blog has no such page. */
  missing: ReactNode;
  /** Until that is known; else the list says 'Loading...' itself. */
  waiting?: ReactNode;
};

/** A list page that the last build did not know of, straight from the API (BLG-01, BLG-02). */
export function UnbuiltBlogList({ list, missing, waiting }: UnbuiltBlogListProps) {
  const { segment, page } = list;
  const { categories, ...filter } = useBlogCategories(null);
  const active = categories.find((category) => category.segment === segment) ?? null;
  const isKnown = segment === null || active !== null;
  const posts = useBlogList(null, isKnown ? { page, categoryId: active?.apiId ?? null } : null);
  const { loading, failed } = isKnown ? posts : filter;
  const isThere = page <= posts.totalPages;
  useDocumentMeta(isThere ? listMeta(active?.name, page) : null);

  if (failed) return <BlogError reason="listFailed" />;
  if (!loading && !isThere) return missing;
  if (loading && waiting) return waiting;
  return (
    <BlogListView
      list={{ ...posts, loading }}
      categories={categories}
      active={active}
      page={page}
    />
  );
}
