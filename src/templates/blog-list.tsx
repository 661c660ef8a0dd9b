import type { HeadProps, PageProps } from "gatsby";
import type { BlogListContext } from "../shared/domain/page-context";
import { BlogListView } from "../features/blog/blog-list-view";
import { ListHead } from "../features/blog/list-head";
import { useBlogList } from "../features/blog/use-blog-list";

type ListPageProps = PageProps<object, BlogListContext>;

/** One page of the blog's list or of a category's (BLG-01). */
export default function BlogListPage({ pageContext }: ListPageProps) {
  const { active, page, categories } = pageContext;
  const list = useBlogList(pageContext, { page, categoryId: active?.apiId ?? null });
  return <BlogListView list={list} categories={categories} active={active} page={page} />;
}

/** Gatsby's Head with feeds (FND-07) and structured data (FND-09). */
export function Head({ pageContext }: HeadProps<object, BlogListContext>) {
  return <ListHead {...pageContext} />;
}
