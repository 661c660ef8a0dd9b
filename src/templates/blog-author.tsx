import type { HeadProps, PageProps } from "gatsby";
import { AuthorHead, AuthorView } from "../features/blog/author-view";
import type { AuthorContext } from "../shared/domain/page-context";

/** An author with one page of their posts (PST-08). */
export default function BlogAuthorPage({ pageContext }: PageProps<object, AuthorContext>) {
  return <AuthorView {...pageContext} />;
}

/** Gatsby's Head with the author's profile as structured data (FND-09). */
export function Head({ pageContext }: HeadProps<object, AuthorContext>) {
  return <AuthorHead {...pageContext} />;
}
