import type { PageProps } from "gatsby";
import { pageTexts } from "../config/page-texts";
import { blogSlugOf, paths } from "../config/paths";
import { BlogLoading } from "../features/blog/blog-states";
import { UnbuiltBlogPost } from "../features/blog/unbuilt-blog-post";
import { SeoHead } from "../layout/seo-head";

/**
 * What the server sends for a post that is not built yet (PST-04): its document, and its data under
 * the post's address. The name is the one that Gatsby lets stand under any address.
 */
export default function UnbuiltBlogPostPage({ location }: PageProps) {
  const slug = blogSlugOf(location.pathname);
  return slug === null ? <BlogLoading /> : <UnbuiltBlogPost slug={slug} />;
}

export function Head() {
  return <SeoHead {...pageTexts.blogs} path={paths.blogs()} noindex />;
}
