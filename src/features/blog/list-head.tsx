import type { CollectionPage } from "schema-dts";
import { createBreadcrumbs, SeoHead, type Feed } from "../../app/page-head";
import { toAbsoluteAddress } from "../../app/json-ld/absolute-address";
import type { JsonLd } from "../../app/json-ld/structured-data";
import { createBreadcrumbList } from "../../app/json-ld/breadcrumb-list";
import type { BlogListContext } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import { listText } from "./list-text";

/** The head of a list page with feeds, breadcrumbs and structured data (FND-07, FND-09). */
export function ListHead({ active, page }: Pick<BlogListContext, "active" | "page">) {
  const meta = createListMeta(active?.name, page);
  const path = active ? paths.blogCategory(active.segment, page) : paths.blogsPage(page);
  const collection: JsonLd<CollectionPage> = {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: meta.title,
    description: meta.description,
    url: toAbsoluteAddress(path),
  };
  const breadcrumbs = createBreadcrumbs(listText.title, paths.blogs());
  if (active) breadcrumbs.push({ label: active.name, path: paths.blogCategory(active.segment) });
  return (
    <SeoHead
      {...meta}
      path={path}
      feeds={createFeedLinks(active)}
      jsonLd={[createBreadcrumbList(breadcrumbs), collection]}
    />
  );
}

const FEED_TYPES = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const;

function createFeedLinks(category: BlogListContext["active"]): Feed[] {
  const whole = (["rss", "atom", "json"] as const).map((format) => ({
    type: FEED_TYPES[format],
    title: `${listText.title} (${format.toUpperCase()})`,
    path: paths.blogFeed(format),
  }));
  if (category === null) return whole;
  const path = paths.categoryFeed(category.segment);
  return [{ type: FEED_TYPES.rss, title: `${category.name} (RSS)`, path }, ...whole.slice(0, 1)];
}

/** Returns title and description of a page of the blog's list or of a category's. */
function createListMeta(category: string | undefined, page: number) {
  const { title, description } = listText.meta;
  const named = category ? `${category} – ${title}` : title;
  const about = category ? `${category}: ${description}` : description;
  return {
    title: page > 1 ? `${named}, page ${page}` : named,
    description: page > 1 ? `Page ${page}. ${about}` : about,
  };
}
