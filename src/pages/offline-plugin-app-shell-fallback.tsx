import type { PageProps } from "gatsby";
import { blogListOf, blogSlugOf, decoded, paths } from "../shared/domain/paths";
import { BlogLoading } from "../features/blog/blog-states";
import { listText } from "../features/blog/list-text";
import { UnbuiltBlogList } from "../features/blog/unbuilt-blog-list";
import { UnbuiltBlogPost } from "../features/blog/unbuilt-blog-post";
import { NotFound } from "../layout/not-found";
import { SeoHead } from "../app/seo-head";
import { useHydrated } from "../ui/use-hydrated";

/**
 * What the server sends for a post that is not built yet (PST-04), and for such a page of the list
 * (BLG-01): its document, and its data under their address. The name is the one that Gatsby lets stand under any address.
 */
export default function UnbuiltBlogPage({ location }: PageProps) {
  const hydrated = useHydrated();
  const list = blogListOf(decoded(location.pathname));
  const slug = blogSlugOf(location.pathname);
  if (list !== null) {
    const waiting = hydrated ? undefined : <BlogLoading />;
    return <UnbuiltBlogList list={list} missing={<NotFound />} waiting={waiting} />;
  }
  return slug === null ? <BlogLoading /> : <UnbuiltBlogPost slug={slug} />;
}

export function Head() {
  return <SeoHead {...listText.meta} path={paths.blogs()} noindex />;
}
