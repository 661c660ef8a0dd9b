import type { BlogPosting } from "schema-dts";
import { createBreadcrumbs } from "../../app/page-head";
import { toAbsoluteAddress } from "../../app/json-ld/absolute-address";
import type { JsonLd } from "../../app/json-ld/structured-data";
import { postText } from "./post-text";
import { UNKNOWN_AUTHOR } from "../../shared/domain/author-key";
import { paths } from "../../shared/domain/paths";
import { site } from "../../content/site";
import type { BlogArticle } from "../../shared/domain/blog";

/** Returns a post's structured data, without unknown facts (FND-09). */
export function createArticleData(post: BlogArticle, author: string | null): JsonLd<BlogPosting> {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description || undefined,
    image: post.thumbnail ? new URL(post.thumbnail.url, site.url).href : undefined,
    datePublished: post.date ?? undefined,
    dateModified: post.revisedAt ?? post.date ?? undefined,
    author: createAuthorData(post.author, author),
    publisher: { "@type": "Organization", name: site.brand.company, url: site.url },
    mainEntityOfPage: toAbsoluteAddress(paths.blog(post.segment)),
  };
}

function createAuthorData(name: string, segment: string | null): JsonLd<BlogPosting>["author"] {
  if (segment !== null)
    return { "@type": "Person", name, url: toAbsoluteAddress(paths.author(segment)) };
  return name === UNKNOWN_AUTHOR ? undefined : { "@type": "Organization", name };
}

/** Returns a post's breadcrumbs, which search engines show above its title. */
export function createPostBreadcrumbs({ title, segment }: Pick<BlogArticle, "title" | "segment">) {
  return [
    ...createBreadcrumbs(postText.blog, paths.blogs()),
    { label: title, path: paths.blog(segment) },
  ];
}
