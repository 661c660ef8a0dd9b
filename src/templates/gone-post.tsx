import type { HeadProps, PageProps } from "gatsby";
import { SeoHead } from "../app/seo-head";
import { GonePost, goneText } from "../features/blog/gone-post";
import type { GonePostContext } from "../shared/domain/page-context";

type GonePageProps = PageProps<object, GonePostContext>;

/** The page of an unpublished post, sent with 410 (EDT-02). */
export default function GonePostPage({ pageContext }: GonePageProps) {
  return <GonePost {...pageContext} />;
}

export function Head({ location }: HeadProps<object, GonePostContext>) {
  return <SeoHead {...goneText.meta} path={location.pathname} noindex />;
}
