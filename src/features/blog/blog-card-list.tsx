import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { BlogCard as Card } from "../../shared/domain/blog";
import { color, motion, shadow, surface, space, text, weight } from "../../theme/tokens";
import { paths } from "../../shared/domain/paths";
import { COLUMN_WIDTH } from "../../shared/domain/picture-sizes";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { Chip } from "./chip";
import source from "../../../content/blog-card.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./card-text.schema";

type BlogCardListProps = {
  posts: readonly Card[];
  /** True if the list starts above the fold: the image of its first card then loads at once. */
  eager?: boolean;
  heading?: "h2" | "h3";
};

/** The cards of one page. Styles are on the list, because rendered cards would repeat them. */
export function BlogCardList({ posts, eager = false, heading }: BlogCardListProps) {
  return (
    <List role="list">
      {posts.map((post, index) => (
        <li key={post.segment}>
          <BlogCard post={post} eager={eager && index === 0} heading={heading} />
        </li>
      ))}
    </List>
  );
}

type BlogCardProps = { post: Card; eager?: boolean; heading?: "h2" | "h3" };

const RATIO = 16 / 9;
const SIZES = `(min-width: 75em) 27rem, (min-width: 48em) 60vw, ${COLUMN_WIDTH}`;

/** One post of a list; the whole card opens it (BLG-04). BlogCardList has its styles. */
function BlogCard({ post, eager, heading: Heading = "h2" }: BlogCardProps) {
  const { segment, title, excerpt, date, dateText, author, thumbnail, category } = post;
  return (
    <article aria-label={title}>
      <Picture
        picture={thumbnail}
        ratio={RATIO}
        sizes={SIZES}
        alt=""
        loading={eager ? "eager" : "lazy"}
      />
      <div className="body">
        <p className="meta">
          {category === null ? <span>{cardText.uncategorised}</span> : <Chip>{category}</Chip>}
          <time dateTime={date ?? undefined}>{dateText}</time>
        </p>
        <Heading>
          <SiteLink to={paths.blog(segment)}>{title}</SiteLink>
        </Heading>
        <p className="excerpt">{excerpt}</p>
        <p className="foot">
          <span>{`${cardText.by} ${author}`}</span>
          <span className="more" aria-hidden="true">
            {cardText.more}
          </span>
        </p>
      </div>
    </article>
  );
}

/** @public Gatsby collects fragments automatically. */
export const blogCardFragment = graphql`
  fragment BlogCard on BlogCard {
    signature
    segment
    title
    excerpt
    date
    dateText
    author
    category
    thumbnail {
      ...Picture
    }
  }
`;

const cardText = readTexts<typeof schema>(source);

const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  gap: space[5],
  "& article": {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    height: "100%",
    overflow: "hidden",
    ...surface,
    boxShadow: shadow.low,
    transition: `border-color ${motion.duration}, box-shadow ${motion.duration}`,
  },
  "& article:hover": { borderColor: color.lineStrong, boxShadow: shadow.high },
  "& article:has(a:focus-visible)": { outline: `3px solid ${color.highlight}`, outlineOffset: 2 },
  "& .body": {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    gap: space[3],
    padding: space[5],
  },
  "& .meta": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[2]} ${space[3]}`,
    color: color.inkFaint,
    fontSize: text.xs,
    fontVariantNumeric: "tabular-nums",
  },
  "& :is(h2, h3)": { fontSize: text.xl, lineHeight: 1.25 },
  "& :is(h2, h3) a": { color: color.ink, textDecoration: "none" },
  "& :is(h2, h3) a:hover": { color: color.accent },
  "& :is(h2, h3) a::after": { content: '""', position: "absolute", inset: 0 },
  "& :is(h2, h3) a:focus-visible": { outline: "none" },
  "& .excerpt": { color: color.inkSoft, fontSize: text.sm },
  "& .foot": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `${space[1]} ${space[4]}`,
    marginTop: "auto",
    paddingTop: space[2],
    color: color.inkFaint,
    fontSize: text.sm,
  },
  "& .more": { color: color.accent, fontWeight: weight.strong },
});
