import styled from "@emotion/styled";
import type { RelatedPost } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import { color, media, motion, surface, space, text, weight } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import { postColumn } from "./post-contents";
import { postText } from "./post-text";

/** Links to related posts (PST-07); nothing without posts. */
export function RelatedPosts({ posts }: { posts: readonly RelatedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Container>
      <Body aria-label={postText.related}>
        <h2>{postText.related}</h2>
        <ul role="list">
          {posts.map(({ segment, title, date, dateText }) => (
            <li key={segment}>
              <time dateTime={date ?? undefined}>{dateText}</time>
              <SiteLink to={paths.blog(segment)}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </Body>
    </Container>
  );
}

const Body = styled.section({
  ...postColumn,
  marginTop: space[7],
  "& h2": { fontSize: text.xl },
  "& ul": {
    display: "grid",
    gap: space[3],
    marginTop: space[4],
    padding: 0,
    listStyle: "none",
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  "& li": {
    position: "relative",
    padding: space[4],
    ...surface,
    transition: `border-color ${motion.duration}`,
  },
  "& li:hover": { borderColor: color.lineStrong },
  "& li:has(a:focus-visible)": { outline: `3px solid ${color.highlight}`, outlineOffset: 2 },
  "& time": {
    display: "block",
    marginBottom: space[1],
    color: color.inkFaint,
    fontSize: text.xs,
    fontVariantNumeric: "tabular-nums",
  },
  "& a": { color: color.ink, fontWeight: weight.strong, textDecoration: "none" },
  "& a:hover": { color: color.accent },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& a:focus-visible": { outline: "none" },
  [media.print]: { display: "none" },
});
