import type { HeadProps, PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { pageTexts } from "../config/page-texts";
import { blogSlugOf } from "../config/paths";
import { UnbuiltBlogPost } from "../features/blog/unbuilt-blog-post";
import { NotFound } from "../layout/not-found";
import { SeoHead } from "../layout/seo-head";

/**
 * Any address that no page was built for: a post published since (PST-04), or nothing (ROU-06).
 * A static host sends this page itself for such a post: then the first render has to repeat it.
 */
export default function NotFoundPage({ location }: PageProps) {
  const slug = blogSlugOf(location.pathname);
  const hydrating = useSyncExternalStore(never, no, yes);
  if (slug === null || (hydrating && wasSentAsNotFound())) return <NotFound />;
  return <UnbuiltBlogPost slug={slug} />;
}

export function Head({ location }: HeadProps) {
  const texts = blogSlugOf(location.pathname) === null ? pageTexts.notFound : pageTexts.blogs;
  return <SeoHead {...texts} path={location.pathname} noindex />;
}

/** Gatsby writes the path of the page that it rendered into each document. */
function wasSentAsNotFound(): boolean {
  return "pagePath" in window && String(window.pagePath).startsWith("/404");
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
