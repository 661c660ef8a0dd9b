import type { HeadProps, PageProps } from "gatsby";
import type { BlogListContext } from "../shared/page-context";
import { paths } from "../shared/paths";
import { BlogListView } from "../features/blog/blog-list-view";
import { listMeta } from "../features/blog/list-meta";
import { useBlogCategories } from "../features/blog/use-blog-categories";
import { useBlogList } from "../features/blog/use-blog-list";
import { SeoHead } from "../app/seo-head";

type ListPageProps = PageProps<object, BlogListContext>;

/** One page of the blog's list or of a category's (BLG-01). */
export default function BlogListPage({ pageContext }: ListPageProps) {
  const { active, page } = pageContext;
  const { categories } = useBlogCategories(pageContext.categories);
  const list = useBlogList(pageContext, { page, categoryId: active?.apiId ?? null });
  return <BlogListView list={list} categories={categories} active={active} page={page} />;
}

export function Head({ pageContext }: HeadProps<object, BlogListContext>) {
  const { active, page } = pageContext;
  return (
    <SeoHead
      {...listMeta(active?.name, page)}
      path={active ? paths.blogCategory(active.segment, page) : paths.blogsPage(page)}
    />
  );
}
