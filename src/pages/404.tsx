import type { HeadProps, PageProps } from "gatsby";
import { parseBlogSlug } from "../shared/domain/paths";
import { fallbackText } from "../features/blog/blog-states";
import { FallbackBlogPost } from "../features/blog/fallback-blog-post";
import { NotFound } from "../layout/not-found";
import { notFoundText } from "../layout/not-found-text";
import { SeoHead } from "../app/seo-head";
import { useHydrated } from "../ui/use-hydrated";

/** An address without a built page: a new post (PST-04) or nothing (ROU-06), rendered alike. */
export default function NotFoundPage({ location }: PageProps) {
  const hydrated = useHydrated();
  const slug = parseBlogSlug(location.pathname);
  const isFirstRender = !hydrated && isSentAsNotFound();
  return slug === null || isFirstRender ? <NotFound /> : <FallbackBlogPost slug={slug} />;
}

export function Head({ location }: HeadProps) {
  const texts = parseBlogSlug(location.pathname) === null ? notFoundText.meta : fallbackText.meta;
  return <SeoHead {...texts} path={location.pathname} noindex />;
}

/** True if this document is the 404 page. Gatsby writes the path of the rendered page into each document. */
function isSentAsNotFound(): boolean {
  return String(Reflect.get(globalThis, "pagePath")).startsWith("/404");
}
