import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "../../ui/breadcrumbs";
import { toAbsoluteAddress } from "./absolute-address";
import type { JsonLd } from "./structured-data";

/** Returns the structured data of breadcrumbs, with absolute addresses (FND-09). */
export function createBreadcrumbList(breadcrumbs: readonly Crumb[]): JsonLd<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: toAbsoluteAddress(path),
    })),
  };
}
