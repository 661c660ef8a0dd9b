import styled from "@emotion/styled";
import { navigate } from "gatsby";
import { useId, useRef } from "react";
import { fillText } from "../../shared/domain/fill-text";
import { paths } from "../../shared/domain/paths";
import type { CategoryLink } from "../../shared/domain/page-context";
import { color, control, font, media, radius, size, space, text, weight } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { Pagination } from "../../ui/pagination";
import { Spinner } from "../../ui/spinner";
import { BlogCardList } from "./blog-card-list";
import { listText } from "./list-text";
import type { BlogList } from "./use-blog-list";
import { Icon } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";
import { useEarlyInput } from "../../ui/use-early-input";

type BlogListViewProps = {
  list: BlogList;
  categories: CategoryLink[];
  active: CategoryLink | null;
  page: number;
};

/** The blog's list, whole or of one category (BLG-01 … BLG-05). */
export function BlogListView({ list, categories, active, page }: BlogListViewProps) {
  const { cards, totalPages, total, loading } = list;
  const toPath = (target: number) =>
    active ? paths.blogCategory(active.segment, target) : paths.blogsPage(target);
  return (
    <Body>
      <h1>{listText.title}</h1>
      <Columns>
        <CategoryFilter categories={categories} active={active} />
        <Results>
          {loading ? (
            <State>
              <Spinner label={listText.loading} />
              <noscript>
                <p>{listText.none.title}</p>
              </noscript>
            </State>
          ) : cards.length === 0 ? (
            <State>
              <h2>{listText.none.title}</h2>
              <p>
                {page > totalPages ? fillText(listText.none.past, totalPages) : listText.none.text}
              </p>
            </State>
          ) : (
            <>
              <Count>
                {active
                  ? fillText(listText.countIn, cards.length, total, active.name)
                  : fillText(listText.count, cards.length, total)}
              </Count>
              <BlogCardList posts={cards} eager />
            </>
          )}
          {totalPages > 0 && (
            <Paging>
              <Pagination page={page} totalPages={totalPages} toPath={toPath} loading={loading} />
            </Paging>
          )}
        </Results>
      </Columns>
    </Body>
  );
}

type CategoryFilterProps = Pick<BlogListViewProps, "categories" | "active">;

/** The category filter: links at the side, a dropdown on small screens; both open page 1 (BLG-02). */
function CategoryFilter({ categories, active }: CategoryFilterProps) {
  const choices = [
    { name: listText.all, path: paths.blogs(), isCurrent: active === null },
    ...categories.map((category) => ({
      name: category.name,
      path: paths.blogCategory(category.segment),
      isCurrent: category.apiId === active?.apiId,
    })),
  ];
  const id = useId();
  const dropdown = useRef<HTMLSelectElement>(null);
  const chosen = choices.find(({ isCurrent }) => isCurrent)?.path;
  useEarlyInput(dropdown, chosen, navigate);
  return (
    <>
      <Side aria-labelledby={id}>
        <Heading id={id}>{listText.categories}</Heading>
        <Choices role="list">
          {choices.map(({ name, path, isCurrent }) => (
            <li key={path}>
              <SiteLink to={path} aria-current={isCurrent ? "true" : undefined}>
                {name}
              </SiteLink>
            </li>
          ))}
        </Choices>
      </Side>
      <Dropdown>
        <p>
          <label htmlFor={`${id}-select`}>{listText.category}</label>
          {/* Announced first: on some systems arrow keys choose while the dropdown is closed. */}
          <small id={`${id}-hint`}>{listText.categoryHint}</small>
        </p>
        <span>
          <select
            id={`${id}-select`}
            ref={dropdown}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            value={chosen}
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

// At least a screen high, so that loaded posts never move the footer in view.
const Body = styled(Container)({
  minHeight: "100vh",
  paddingTop: space[6],
  "& h1": { fontSize: text.display },
  [media.desktop]: { paddingTop: space[8] },
  [media.print]: { minHeight: 0 },
});

const Columns = styled.div({
  display: "grid",
  gap: space[5],
  marginTop: space[5],
  [media.desktop]: {
    gridTemplateColumns: "13rem minmax(0, 1fr)",
    alignItems: "start",
    gap: space[6],
    marginTop: space[6],
  },
  [media.wide]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gap: space[7] },
  [media.print]: { display: "block" },
});

const Results = styled.div({ display: "grid", gap: space[5] });

const Count = styled.p({
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
});

const State = styled.div({
  display: "grid",
  gap: space[2],
  paddingBlock: space[8],
  justifyItems: "center",
  textAlign: "center",
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.lg,
  color: color.inkSoft,
  "& h2": { fontSize: text.xxl, color: color.ink },
});

const Paging = styled.div({ marginTop: space[5], [media.print]: { display: "none" } });

const Side = styled.nav({
  display: "none",
  // Next to the posts while they scroll; the padding makes room for the active background.
  [media.desktop]: {
    display: "block",
    position: "sticky",
    top: `calc(${size.header} + ${space[5]})`,
    maxHeight: `calc(100svh - ${size.header} - ${size.dock} - ${space[7]})`,
    marginInlineStart: `calc(-1 * ${space[4]})`,
    overflowY: "auto",
  },
  [media.noScript]: { display: "block" },
  [media.print]: { display: "none" },
});

const Heading = styled.h2({
  marginBottom: space[3],
  paddingInlineStart: space[4],
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
    borderRadius: radius.md,
    lineHeight: 1.3,
    color: color.ink,
    textDecoration: "none",
  },
  "& a:hover, & a[aria-current]": { background: color.accentTint },
  "& a[aria-current]": { color: color.accentStrong, fontWeight: weight.strong },
});

const Dropdown = styled.div({
  display: "grid",
  gap: space[2],
  "& p": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `0 ${space[2]}`,
    fontSize: text.sm,
  },
  "& label": { fontWeight: weight.strong },
  "& small": { color: color.inkSoft },
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
  ...control,
});
