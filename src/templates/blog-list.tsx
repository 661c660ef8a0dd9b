import type { HeadProps, PageProps } from "gatsby";
import type { BlogListContext } from "../config/page-context";
import { pageTexts } from "../config/page-texts";
import { paths } from "../config/paths";
import { BlogListView } from "../features/blog/blog-list-view";
import { useBlogList } from "../features/blog/use-blog-list";
import { SeoHead } from "../layout/seo-head";

type ListPageProps = PageProps<object, BlogListContext>;

/** One page of the blog's list or of a category's (BLG-01). */
export default function BlogListPage({ pageContext }: ListPageProps) {
  const { categories, active, page } = pageContext;
  const list = useBlogList(pageContext, { page, categoryId: active?.apiId ?? null });
  return (
    <BlogListView
      posts={list.cards}
      categories={categories}
      activeCategory={active}
      page={page}
      totalPages={list.totalPages}
      total={list.total}
      loading={list.loading}
    />
  );
}

export function Head({ pageContext }: HeadProps<object, BlogListContext>) {
  const { active, page } = pageContext;
  const { title, description } = pageTexts.blogs;
  const named = active ? `${active.name} – ${title}` : title;
  const about = active ? `${active.name}: ${description}` : description;
  return (
    <SeoHead
      title={page > 1 ? `${named}, page ${page}` : named}
      description={page > 1 ? `Page ${page}. ${about}` : about}
      path={active ? paths.blogCategory(active.segment, page) : paths.blogsPage(page)}
    />
  );
}
