import type { HeadProps, PageProps } from "gatsby";
import { SeoHead } from "../app/page-head";
import { RemovedPost, removedText } from "../features/blog/removed-post";
import type { RemovedContext } from "../shared/domain/page-context";

type RemovedPageProps = PageProps<object, RemovedContext>;

/** The page of an unpublished post, sent with 410 (EDT-02). */
export default function RemovedPostPage({ pageContext }: RemovedPageProps) {
  return <RemovedPost {...pageContext} />;
}

/** Gatsby's Head without indexing, as for every page that is sent with 410. */
export function Head({ location }: HeadProps<object, RemovedContext>) {
  return <SeoHead {...removedText.meta} path={location.pathname} noindex />;
}
