/** A page on the way to this one. */
export type Crumb = { label: string; path: string };

/**
 * The trail as a schema.org BreadcrumbList.
 * @param addressOf the absolute address of a path
 */
export function breadcrumbItems(trail: readonly Crumb[], addressOf: (path: string) => string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: addressOf(path),
    })),
  };
}
