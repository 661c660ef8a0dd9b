import type { BlogPosting } from "schema-dts";
import { breadcrumbsTo } from "../../app/breadcrumbs";
import { postText } from "./post-text";
import type { DataOf } from "../../app/json-ld/structured-data";
import { encodePath, paths } from "../../shared/paths";
import { site } from "../../content/site";
import type { BlogArticle } from "../../shared/blog";

/** A post as schema.org describes articles; what is not known is left out. */
export function articleData(post: BlogArticle): DataOf<BlogPosting> {
  const address = site.url + encodePath(paths.blog(post.segment));
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description || undefined,
    image: post.thumbnail ? new URL(post.thumbnail.url, site.url).href : undefined,
    datePublished: post.date ?? undefined,
    dateModified: post.revisedAt ?? post.date ?? undefined,
    author: { "@type": "Organization", name: post.author },
    publisher: { "@type": "Organization", name: site.brand.company, url: site.url },
    mainEntityOfPage: address,
  };
}

/** The way to a post, as search engines show it above its title. */
export function postBreadcrumbs({ title, segment }: Pick<BlogArticle, "title" | "segment">) {
  return [
    ...breadcrumbsTo(postText.blog, paths.blogs()),
    { label: title, path: paths.blog(segment) },
  ];
}
