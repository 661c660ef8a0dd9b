import type { PageProps } from "gatsby";
import { parseBlogSlug, paths } from "../shared/domain/paths";
import { BlogLoading, fallbackText } from "../features/blog/blog-states";
import { UnbuiltBlogPost } from "../features/blog/fallback-blog-post";
import { SeoHead } from "../app/seo-head";

/** The page that the server sends for an unbuilt post (PST-04); Gatsby accepts its name anywhere. */
export default function FallbackBlogPost({ location }: PageProps) {
  const slug = parseBlogSlug(location.pathname);
  return slug === null ? <BlogLoading /> : <UnbuiltBlogPost slug={slug} />;
}

export function Head() {
  return <SeoHead {...fallbackText.meta} path={paths.blogs()} noindex />;
}
