import styled from "@emotion/styled";
import { fillText } from "../../shared/domain/fill-text";
import type { AuthorContext, AuthorDetails } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import { color, media, space, text, size, weight } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { PageHero } from "../../ui/page-hero";
import { Pagination } from "../../ui/pagination";
import { authorText } from "./author-text";
import { BlogCardList } from "./blog-card-list";
import { listText } from "./list-text";
import type { ProfilePage } from "schema-dts";
import { createBreadcrumbs, SeoHead } from "../../app/page-head";
import { toAbsoluteAddress } from "../../app/json-ld/absolute-address";
import type { JsonLd } from "../../app/json-ld/structured-data";
import { createBreadcrumbList } from "../../app/json-ld/breadcrumb-list";
import type { ReactElement } from "react";
import { NewTabHint } from "../../ui/visually-hidden";

/** Shows the facts that the CMS has about an author; nothing if there are none. */
function AuthorFacts({ details }: { details: AuthorDetails }) {
  const { qualifications, nismNumber, nismValidUntil, nismValidText, profiles, interests } =
    details;
  const [before, after] = authorText.validUntil.split("%");
  const nism = (nismNumber !== null || nismValidText !== null) && (
    <>
      {nismNumber}
      {nismValidText !== null && (
        <small>
          {before}
          <time dateTime={nismValidUntil ?? undefined}>{nismValidText}</time>
          {after}
        </small>
      )}
    </>
  );
  const profileLinks = profiles.length > 0 && (
    <ul>
      {profiles.map(({ label, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {label}
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  );
  const facts: [name: string, value: ReactElement | string | false | null][] = [
    [authorText.qualifications, qualifications],
    [authorText.nism, nism],
    [authorText.profiles, profileLinks],
    [authorText.interests, interests],
  ];
  const rows = facts.filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <List>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl({
  display: "grid",
  gap: space[5],
  maxWidth: size.text,
  margin: 0,
  [media.desktop]: { "& > div": { display: "grid", gridTemplateColumns: "14rem minmax(0, 1fr)" } },
  "& dt": { color: color.inkSoft, fontSize: text.sm, fontWeight: weight.strong },
  "& dd": { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
  "& small": { display: "block", color: color.inkSoft, fontSize: text.sm },
  "& ul": { margin: 0, padding: 0, listStyle: "none" },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: size.touch },
});

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
function createAuthorBreadcrumbs({ name, segment }: AuthorContext["author"]) {
  return [
    ...createBreadcrumbs(listText.title, paths.blogs()),
    { label: name, path: paths.author(segment) },
  ];
}

/** An author's page: qualifications, interests and posts (PST-08). */
export function AuthorView({ author, details, cards, page, totalPages, total }: AuthorContext) {
  const { name, role, segment } = author;
  return (
    <>
      <PageHero
        title={name}
        eyebrow={authorText.eyebrow}
        breadcrumbs={createAuthorBreadcrumbs(author)}
        lead={role || undefined}
      />
      <Body>
        {details && <AuthorFacts details={details} />}
        <section aria-labelledby="author-posts">
          <h2 id="author-posts">{fillText(authorText.posts, name)}</h2>
          <p>{total === 0 ? authorText.none : fillText(listText.count, cards.length, total)}</p>
          {total > 0 && <BlogCardList posts={cards} heading="h3" />}
          {totalPages > 1 && (
            <Paging>
              <Pagination
                page={page}
                totalPages={totalPages}
                toPath={(target) => paths.author(segment, target)}
              />
            </Paging>
          )}
        </section>
      </Body>
    </>
  );
}

const Body = styled(Container)({
  display: "grid",
  gap: space[7],
  paddingTop: space[6],
  "& h2": { fontSize: text.xxl },
  "& h2 + p": { margin: `${space[2]} 0 ${space[5]}`, color: color.inkSoft, fontSize: text.sm },
  [media.desktop]: { paddingTop: space[7] },
});

const Paging = styled.div({ marginTop: space[6], [media.print]: { display: "none" } });
