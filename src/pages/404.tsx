import type { HeadProps, PageProps } from "gatsby";
import { lazy, Suspense } from "react";
import { blogListOf, blogSlugOf, decoded } from "../shared/domain/paths";
import { BlogLoading } from "../features/blog/blog-states";
import { listText } from "../features/blog/list-text";
import { UnbuiltBlogPost } from "../features/blog/unbuilt-blog-post";
import { NotFound } from "../layout/not-found";
import { notFoundText } from "../layout/not-found-text";
import { SeoHead } from "../app/seo-head";
import { useHydrated } from "../ui/use-hydrated";

// Only few addresses need it.
const UnbuiltBlogList = lazy(() =>
  import(/* webpackChunkName: "unbuilt-list" */ "../features/blog/unbuilt-blog-list").then(
    (part) => ({ default: part.UnbuiltBlogList }),
    () => ({ default: NotFound }),
  ),
);

/**
 * Any address that no page was built for: a post published since (PST-04), a page of the list that
 * came since (BLG-01), or nothing (ROU-06). A static host sends this page itself for the first two:
 * then the first render has to repeat it.
 */
export default function NotFoundPage({ location }: PageProps) {
  const hydrated = useHydrated();
  const slug = blogSlugOf(location.pathname);
  const list = blogListOf(decoded(location.pathname));
  const wasSent = wasSentAsNotFound();
  if (!hydrated && wasSent) return <NotFound />;
  if (slug !== null) return <UnbuiltBlogPost slug={slug} />;
  if (list === null) return <NotFound />;
  const waiting = wasSent ? <NotFound /> : <BlogLoading />;
  return (
    <Suspense fallback={waiting}>
      <UnbuiltBlogList list={list} missing={<NotFound />} waiting={waiting} />
    </Suspense>
  );
}

export function Head({ location }: HeadProps) {
  const texts = blogSlugOf(location.pathname) === null ? notFoundText.meta : listText.meta;
  return <SeoHead {...texts} path={location.pathname} noindex />;
}

/** Gatsby writes the path of the page that it rendered into each document. */
function wasSentAsNotFound(): boolean {
  return String(Reflect.get(globalThis, "pagePath")).startsWith("/404");
}
