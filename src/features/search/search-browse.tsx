import styled from "@emotion/styled";
import type { PageLink } from "../../shared/domain/page-context";
import { media, size, space, text } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { searchText } from "./text";

type SearchBrowseProps = Record<keyof typeof searchText.browse, readonly PageLink[]>;

/** Links to categories, questions and pages, for /search/ without JavaScript (FND-06). */
export function SearchBrowse(lists: SearchBrowseProps) {
  return (
    <Columns>
      <Links title={searchText.browse.categories} links={lists.categories} />
      <Links title={searchText.browse.groups} links={lists.groups} />
      <Links title={searchText.browse.pages} links={lists.pages} />
    </Columns>
  );
}

function Links({ title, links }: { title: string; links: readonly PageLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
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
  "& ul": { marginTop: space[3] },
  "& a": { display: "inline-block", minHeight: size.touch, paddingBlock: space[2] },
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr)) minmax(0, 2fr)" },
});
