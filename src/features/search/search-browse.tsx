import styled from "@emotion/styled";
import { navigation } from "../../content/navigation";
import type { PageLink } from "../../shared/domain/page-context";
import { toPathKey } from "../../shared/domain/paths";
import { media, size, space, text, weight } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { searchText } from "./text";

type SearchBrowseProps = Record<"categories" | "groups" | "pages", readonly PageLink[]>;

const { browse } = searchText;

/** Links to categories, FAQ groups and pages, for /search/ without JavaScript (FND-06). */
export function SearchBrowse({ categories, groups, pages }: SearchBrowseProps) {
  return (
    <Columns>
      <Links title={browse.categories} links={categories} />
      <Links title={browse.groups} links={groups} />
      <section aria-label={browse.pages}>
        <h2>{browse.pages}</h2>
        <Groups>
          {groupPages(pages).map((group) => (
            <Links key={group.title} {...group} heading="h3" />
          ))}
        </Groups>
      </section>
    </Columns>
  );
}

/** Returns the pages in the footer's groups with its short names, then the others. */
function groupPages(pages: readonly PageLink[]): LinksProps[] {
  const { groups, verify, bottom } = navigation.footer;
  const all = [...groups, { ...verify, items: [...verify.items, ...bottom] }];
  const named = all.map(({ title, items }) => ({
    title,
    links: items.map(({ label, path }) => ({ title: label, path })),
  }));
  const keys = new Set(named.flatMap(({ links }) => links.map(({ path }) => toPathKey(path))));
  const others = pages.filter(({ path }) => !keys.has(toPathKey(path)));
  return [...named, { title: browse.others, links: others }];
}

type LinksProps = { title: string; links: readonly PageLink[]; heading?: "h2" | "h3" };

function Links({ title, links, heading: Heading = "h2" }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={Heading === "h2" ? title : undefined}>
      <Heading>{title}</Heading>
      <ul role="list">
        {links.map(({ title: name, path }) => (
          <li key={path}>
            <SiteLink to={path}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  "& h2": { fontSize: text.xl },
  "& h3": { fontSize: text.md, fontWeight: weight.strong },
  "& h2 + ul": { marginTop: space[3] },
  "& a": { display: "inline-block", minHeight: size.touch, paddingBlock: space[2] },
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr)) minmax(0, 2fr)" },
});

const Groups = styled.div({
  display: "grid",
  alignItems: "start",
  gap: space[5],
  marginTop: space[4],
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
