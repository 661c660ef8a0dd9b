import type { Crumb } from "../../ui/breadcrumbs";
import { addressOf } from "./address-of";

export function breadcrumbList(breadcrumbs: readonly Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: addressOf(path),
    })),
  };
}
