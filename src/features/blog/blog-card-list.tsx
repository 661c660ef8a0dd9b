import styled from "@emotion/styled";
import type { BlogCard as Card } from "../../rules/blog";
import { color, motion, radius, shadow, space, text, weight } from "../../theme/tokens";
import { BlogCard } from "./blog-card";

/** How many cards may stand above the fold. */
const EAGER = 2;

type BlogCardListProps = {
  posts: Card[];
  /** The level of the cards' titles. */
  heading?: "h2" | "h3";
};

/** The cards of one page. The list holds their looks once; pre-rendered, each card would repeat them. */
export function BlogCardList({ posts, heading }: BlogCardListProps) {
  return (
    <List role="list">
      {posts.map((post, index) => (
        <li key={post.segment}>
          <BlogCard post={post} eager={index < EAGER} heading={heading} />
        </li>
      ))}
    </List>
  );
}

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
    border: `1px solid ${color.line}`,
    borderRadius: radius.lg,
    background: color.surface,
    boxShadow: shadow.low,
    transition: `border-color ${motion.moment}, box-shadow ${motion.moment}`,
  },
  "& article:hover": { borderColor: color.lineStrong, boxShadow: shadow.high },
  "& article:has(a:focus-visible)": { outline: `3px solid ${color.saffron}`, outlineOffset: 2 },
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
  "& :is(h2, h3) a:hover": { color: color.green },
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
  "& .more": { color: color.green, fontWeight: weight.strong },
});
