import styled from "@emotion/styled";
import { navigate } from "gatsby";
import { useId } from "react";
import { paths } from "../../config/paths";
import { color, font, media, radius, size, space, text, weight } from "../../theme/tokens";
import { Icon } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";
import type { BlogCategoryLink } from "./blog-category-link";

type CategoryFilterProps = {
  categories: BlogCategoryLink[];
  /** Null: all posts. */
  active: BlogCategoryLink | null;
};

const ALL = "Show All";

/** The list's filter: links at the side, a dropdown on small screens; each leads to page 1 (BLG-02). */
export function CategoryFilter({ categories, active }: CategoryFilterProps) {
  const choices = [
    { name: ALL, path: paths.blogs() },
    ...categories.map(({ name, segment }) => ({ name, path: paths.blogCategory(segment) })),
  ];
  const current = active ? paths.blogCategory(active.segment) : paths.blogs();
  const id = useId();
  return (
    <>
      <Side aria-labelledby={id}>
        <Heading id={id}>Categories</Heading>
        <Choices role="list">
          {choices.map(({ name, path }) => (
            <li key={path}>
              <SiteLink to={path} aria-current={path === current ? "true" : undefined}>
                {name}
              </SiteLink>
            </li>
          ))}
        </Choices>
      </Side>
      <Dropdown>
        <label htmlFor={`${id}-select`}>Category</label>
        <span>
          <select
            id={`${id}-select`}
            value={current}
            onChange={({ currentTarget }) => void navigate(currentTarget.value)}
          >
            {choices.map(({ name, path }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </Dropdown>
    </>
  );
}

const Side = styled.nav({
  display: "none",
  [media.desktop]: { display: "block" },
  [media.print]: { display: "none" },
});

const Heading = styled.h2({
  marginBottom: space[3],
  fontFamily: font.text,
  fontSize: text.sm,
  fontWeight: weight.strong,
  letterSpacing: 0,
  color: color.inkFaint,
});

const Choices = styled.ul({
  display: "grid",
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: size.touch,
    paddingInline: space[4],
    marginInlineStart: `calc(-1 * ${space[4]})`,
    borderRadius: radius.md,
    lineHeight: 1.3,
    color: color.ink,
    textDecoration: "none",
  },
  "& a:hover, & a[aria-current]": { background: color.greenTint },
  "& a[aria-current]": { color: color.greenStrong, fontWeight: weight.strong },
});

const Dropdown = styled.div({
  display: "grid",
  gap: space[2],
  "& label": { fontSize: text.sm, fontWeight: weight.strong },
  "& span": { position: "relative", display: "block" },
  "& select": {
    appearance: "none",
    width: "100%",
    minHeight: size.touch,
    padding: `${space[2]} ${space[7]} ${space[2]} ${space[4]}`,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: radius.md,
    background: color.surface,
  },
  "& svg": {
    position: "absolute",
    insetInlineEnd: space[4],
    top: "50%",
    transform: "translateY(-50%)",
    pointerEvents: "none",
  },
  [media.desktop]: { display: "none" },
});
