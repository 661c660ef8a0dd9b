import styled from "@emotion/styled";
import { paths } from "../../config/paths";
import type { BlogCard as Card } from "../../rules/blog";
import { color, font, motion, radius, shadow, space, text, weight } from "../../theme/tokens";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { Chip } from "./chip";

type BlogCardProps = {
  post: Card;
  /** Above the fold: its picture loads at once. */
  eager?: boolean;
};

const RATIO = 16 / 9;
const SIZES = "(min-width: 75em) 27rem, (min-width: 48em) 60vw, 100vw";

/** One post of a list; the whole card opens it (BLG-04). */
export function BlogCard({ post, eager }: BlogCardProps) {
  const { segment, title, excerpt, date, dateText, author, thumbnail, category } = post;
  return (
    <Article>
      <Picture
        picture={thumbnail}
        ratio={RATIO}
        sizes={SIZES}
        alt=""
        loading={eager ? "eager" : "lazy"}
      />
      <Body>
        <Meta>
          {category === null ? <span>No keywords available</span> : <Chip>{category}</Chip>}
          <time dateTime={date ?? undefined}>{dateText}</time>
        </Meta>
        <h2>
          <CardLink to={paths.blog(segment)}>{title}</CardLink>
        </h2>
        <Excerpt>{excerpt}</Excerpt>
        <Foot>
          <span>By {author}</span>
          <More aria-hidden="true">Read more...</More>
        </Foot>
      </Body>
    </Article>
  );
}

const Article = styled.article({
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
  "&:hover": { borderColor: color.lineStrong, boxShadow: shadow.high },
  "&:has(a:focus-visible)": { outline: `3px solid ${color.saffron}`, outlineOffset: 2 },
});

const Body = styled.div({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: space[3],
  padding: space[5],
  "& h2": { fontSize: text.xl, lineHeight: 1.25 },
});

const Meta = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  color: color.inkFaint,
  fontSize: text.xs,
  fontVariantNumeric: "tabular-nums",
});

const CardLink = styled(SiteLink)({
  color: color.ink,
  textDecoration: "none",
  "&:hover": { color: color.green },
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
});

const Excerpt = styled.p({ color: color.inkSoft, fontSize: text.sm });

const Foot = styled.p({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  marginTop: "auto",
  paddingTop: space[2],
  color: color.inkFaint,
  fontSize: text.sm,
});

const More = styled.span({ color: color.green, fontFamily: font.text, fontWeight: weight.strong });
