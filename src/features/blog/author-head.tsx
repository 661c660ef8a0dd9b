import type { ProfilePage } from "schema-dts";
import { createBreadcrumbs, SeoHead } from "../../app/page-head";
import { toAbsoluteAddress, type JsonLd } from "../../app/json-ld/structured-data";
import { createBreadcrumbList } from "../../app/json-ld/breadcrumb-list";
import { fillText } from "../../content/interpolate";
import type { AuthorContext } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import { authorText } from "./author-text";
import { listText } from "./list-text";

/** The head of an author's page with its structured data (FND-09). */
export function AuthorHead({ author, details, page }: AuthorContext) {
  const { name, role, segment } = author;
  const { title, description } = authorText.meta;
  const path = paths.author(segment, page);
  const about = fillText(description, name);
  const profile: JsonLd<ProfilePage> = {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: toAbsoluteAddress(path),
    dateModified: details?.updatedAt ?? undefined,
    mainEntity: {
      "@type": "Person",
      name,
      jobTitle: role || undefined,
      url: toAbsoluteAddress(paths.author(segment)),
      sameAs:
        details && details.profiles.length > 0 ? details.profiles.map(({ url }) => url) : undefined,
    },
  };
  return (
    <SeoHead
      title={fillText(title, name) + (page > 1 ? `, page ${page}` : "")}
      description={page > 1 ? `Page ${page}. ${about}` : about}
      path={path}
      jsonLd={[createBreadcrumbList(createAuthorBreadcrumbs(author)), profile]}
    />
  );
}

/** Returns breadcrumbs from the blog's list to an author's first page. */
export function createAuthorBreadcrumbs({ name, segment }: AuthorContext["author"]) {
  return [
    ...createBreadcrumbs(listText.title, paths.blogs()),
    { label: name, path: paths.author(segment) },
  ];
}
