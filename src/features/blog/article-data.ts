import type { BlogPosting } from "schema-dts";
import { breadcrumbsTo } from "../../app/breadcrumbs";
import { addressOf } from "../../app/json-ld/address-of";
import { postText } from "./post-text";
import type { DataOf } from "../../app/json-ld/structured-data";
import { paths } from "../../shared/domain/paths";
import { site } from "../../content/site";
import type { BlogArticle } from "../../shared/domain/blog";

/** A post as schema.org describes articles; what is not known is left out. `author`: as in its page. */
export function articleData(post: BlogArticle, author: string | null): DataOf<BlogPosting> {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description || undefined,
    image: post.thumbnail ? new URL(post.thumbnail.url, site.url).href : undefined,
    datePublished: post.date ?? undefined,
    dateModified: post.revisedAt ?? post.date ?? undefined,
    author:
      author === null
        ? { "@type": "Organization", name: post.author }
        : { "@type": "Person", name: post.author, url: addressOf(paths.author(author)) },
    publisher: { "@type": "Organization", name: site.brand.company, url: site.url },
    mainEntityOfPage: addressOf(paths.blog(post.segment)),
  };
}

/** The way to a post, as search engines show it above its title. */
export function postBreadcrumbs({ title, segment }: Pick<BlogArticle, "title" | "segment">) {
  return [
    ...breadcrumbsTo(postText.blog, paths.blogs()),
    { label: title, path: paths.blog(segment) },
  ];
}
