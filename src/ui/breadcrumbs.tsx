import styled from "@emotion/styled";
import { color, media, space, text } from "../theme/tokens";
import { SiteLink } from "./site-link";

export type Crumb = { label: string; path: string };

/** Links to the parent pages, then the current page as text. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <Nav aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {index === items.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <SiteLink to={path}>{label}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav({
  fontSize: text.sm,
  color: color.inkSoft,
  "& > ol": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  "& li": { display: "inline-flex", alignItems: "center", minHeight: "2rem" },
  "& li + li::before": { content: '"/" / ""', marginInline: space[2], color: color.lineStrong },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2rem",
    color: "inherit",
    textDecorationColor: color.lineStrong,
  },
  "& a:hover": { color: color.accent },
  "& [aria-current]": { color: color.inkFaint },
  [media.print]: { display: "none" },
});
