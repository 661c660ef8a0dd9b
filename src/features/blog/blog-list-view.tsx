import styled from "@emotion/styled";
import { paths } from "../../config/paths";
import type { BlogCard as Card } from "../../rules/blog";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { Pagination } from "../../ui/pagination";
import { Spinner } from "../../ui/spinner";
import type { BlogCategoryLink } from "./blog-category-link";
import { BlogCardList } from "./blog-card-list";
import { CategoryFilter } from "./category-filter";

type BlogListViewProps = {
  /** The posts of this page. */
  posts: Card[];
  categories: BlogCategoryLink[];
  activeCategory: BlogCategoryLink | null;
  page: number;
  totalPages: number;
  /** Posts over all pages of the list. */
  total: number;
  loading?: boolean;
};

/** The blog's list, whole or of one category (BLG-01 … BLG-05). */
export function BlogListView(props: BlogListViewProps) {
  const { posts, categories, activeCategory, page, totalPages, total, loading } = props;
  const pathOf = (target: number) =>
    activeCategory ? paths.blogCategory(activeCategory.segment, target) : paths.blogsPage(target);
  return (
    <Body>
      <h1>Blog</h1>
      <Columns>
        <CategoryFilter categories={categories} active={activeCategory} />
        <Results>
          {loading ? (
            <State>
              <Spinner label="Loading..." />
            </State>
          ) : posts.length === 0 ? (
            <State>
              <h2>No blogs found</h2>
              <p>Try adjusting your filters or check back later</p>
            </State>
          ) : (
            <>
              <Count>
                Showing {posts.length} of {total} posts
                {activeCategory && ` in ${activeCategory.name}`}
              </Count>
              <BlogCardList posts={posts} />
            </>
          )}
          {totalPages > 0 && (
            <Paging>
              <Pagination page={page} totalPages={totalPages} pathOf={pathOf} loading={loading} />
            </Paging>
          )}
        </Results>
      </Columns>
    </Body>
  );
}

const Body = styled(Container)({
  paddingTop: space[6],
  "& h1": { fontSize: text.display },
  [media.desktop]: { paddingTop: space[8] },
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
