import type { Crumb } from "../ui/breadcrumbs";
import { createBreadcrumbList } from "./json-ld/breadcrumb-list";
import type { StructuredData } from "./json-ld/structured-data";
import { SeoHead } from "./seo-head";

type PageHead = {
  meta: { title: string; description: string; keywords?: string };
  /** The last entry is the page itself; its path is the canonical one. */
  breadcrumbs: readonly Crumb[];
  jsonLd?: StructuredData;
};

/** Returns Gatsby's Head for a page with fixed texts (ROU-01, FND-09). */
export function createPageHead({ meta, breadcrumbs, jsonLd }: PageHead) {
  const list = createBreadcrumbList(breadcrumbs);
  const path = breadcrumbs.at(-1)?.path ?? "/";
  return function Head() {
    return <SeoHead {...meta} path={path} jsonLd={jsonLd ? [list, jsonLd] : list} />;
  };
}
