import type { HeadProps, PageProps } from "gatsby";
import { parseBlogSlug } from "../shared/domain/paths";
import { fallbackText } from "../features/blog/blog-states";
import { FallbackBlogPost } from "../features/blog/fallback-blog-post";
import { NotFound, notFoundText } from "../layout/not-found";
import { SeoHead } from "../app/page-head";
import { useHydrated } from "../ui/use-hydrated";

/** An address without a built page: a new post (PST-04), or not found (ROU-06). */
export default function NotFoundPage({ location }: PageProps) {
  const isHydrated = useHydrated();
  const slug = parseBlogSlug(location.pathname);
  const isFirstRender = !isHydrated && isSentAsNotFound();
  return slug === null || isFirstRender ? <NotFound /> : <FallbackBlogPost slug={slug} />;
}

/** Gatsby's Head without indexing; a blog address has the fallback page's texts. */
export function Head({ location }: HeadProps) {
  const texts = parseBlogSlug(location.pathname) === null ? notFoundText.meta : fallbackText.meta;
  return <SeoHead {...texts} path={location.pathname} noindex />;
}

/** True if this document is the 404 page; Gatsby's `pagePath` is the path of the built page. */
function isSentAsNotFound(): boolean {
  return String(Reflect.get(globalThis, "pagePath")).startsWith("/404");
}
