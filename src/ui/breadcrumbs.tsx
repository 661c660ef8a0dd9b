import styled from "@emotion/styled";
import { color, media, space, text } from "../theme/tokens";
import type { Crumb } from "./breadcrumb-items";
import { SiteLink } from "./site-link";

/** The way from the home page to this one, which is its last entry. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <Nav aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
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
  "& li + li::before": {
    content: '"/" / ""',
    marginInline: space[2],
    color: color.lineStrong,
  },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2rem",
    color: "inherit",
    textDecorationColor: color.lineStrong,
  },
  "& a:hover": { color: color.green },
  "& [aria-current]": { color: color.inkFaint },
  [media.print]: { display: "none" },
});
