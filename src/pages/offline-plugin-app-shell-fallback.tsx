import type { PageProps } from "gatsby";
import { parseBlogSlug, paths } from "../shared/domain/paths";
import { BlogLoading, fallbackText } from "../features/blog/blog-states";
import { FallbackBlogPost } from "../features/blog/fallback-blog-post";
import { SeoHead } from "../app/page-head";

/** The fallback page of an unbuilt post (PST-04). Gatsby renders only this name at any path. */
export default function FallbackPage({ location }: PageProps) {
  const slug = parseBlogSlug(location.pathname);
  return slug === null ? <BlogLoading /> : <FallbackBlogPost slug={slug} />;
}

/** Gatsby's Head without indexing, because one document serves all unbuilt posts. */
export function Head() {
  return <SeoHead {...fallbackText.meta} path={paths.blogs()} noindex />;
}
