import type { Crumb } from "../ui/breadcrumbs";
import { breadcrumbList } from "./json-ld/breadcrumb-list";
import type { StructuredData } from "./json-ld/structured-data";
import { SeoHead } from "./seo-head";

type PageHead = {
  meta: { title: string; description: string; keywords?: string };
  /** The way to the page, the page itself last: its path is the canonical one. */
  breadcrumbs: readonly Crumb[];
  jsonLd?: StructuredData;
};

/** Gatsby's Head for a page whose texts are known when it is built (SEO-05). */
export function pageHead({ meta, breadcrumbs, jsonLd }: PageHead) {
  const list = breadcrumbList(breadcrumbs);
  const path = breadcrumbs.at(-1)?.path ?? "/";
  return function Head() {
    return <SeoHead {...meta} path={path} jsonLd={jsonLd ? [list, jsonLd] : list} />;
  };
}
