import styled from "@emotion/styled";
import { paths } from "../../config/paths";
import type { BlogArticle } from "../../rules/blog";
import { color, media, motion, radius, size, space, text, weight } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import { Prose } from "../../ui/prose";
import { SiteLink } from "../../ui/site-link";
import { Chip } from "./chip";
import { ShareBar } from "./share-bar";

const RATIO = 16 / 9;
const SIZES = "(min-width: 64em) 54rem, (min-width: 48em) 42rem, 100vw";

type BlogPostViewProps = {
  post: BlogArticle;
  /** A draft has no address to share. */
  shared?: boolean;
};

/** One post (PST-01, PST-02). `post.html` must have been cleaned (PST-05). */
export function BlogPostView({ post, shared = true }: BlogPostViewProps) {
  const { title, category, author, date, dateText, readTime, thumbnail, html } = post;
  return (
    <Container>
      <Article>
        <Back to={paths.blogs()}>
          <Icon name="arrow-left" side={1.125} />
          Back to All Blogs
        </Back>
        <header>
          {category !== null && <Chip>{category}</Chip>}
          <h1>{title}</h1>
          <Meta>
            <li>
              By <strong>{author}</strong>
            </li>
            {dateText !== null && (
              <li>
                <time dateTime={date ?? undefined}>{dateText}</time>
              </li>
            )}
            <li>{readTime}</li>
          </Meta>
          {shared && <ShareBar path={paths.blog(post.segment)} title={title} />}
        </header>
        <Cover picture={thumbnail} ratio={RATIO} sizes={SIZES} loading="eager" />
        <Prose dangerouslySetInnerHTML={{ __html: html }} />
      </Article>
    </Container>
  );
}

const Article = styled.article({
  maxWidth: size.text,
  marginInline: "auto",
  paddingTop: space[5],
  "& h1": { marginTop: space[4], fontSize: text.xxxl },
  [media.desktop]: { paddingTop: space[7] },
  [media.print]: { maxWidth: "none" },
});

const Back = styled(SiteLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: size.touch,
  marginBottom: space[4],
  fontSize: text.sm,
  fontWeight: weight.strong,
  textDecoration: "none",
  "& svg": { transition: `transform ${motion.moment}` },
  "&:hover svg": { transform: "translateX(-0.1875rem)" },
  [media.print]: { display: "none" },
});

const Meta = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[5]}`,
  margin: `${space[4]} 0`,
  padding: 0,
  listStyle: "none",
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
  "& strong": { color: color.ink, fontWeight: weight.strong },
});

const Cover = styled(Picture)({
  marginBlock: space[6],
  overflow: "hidden",
  borderRadius: radius.lg,
  border: `1px solid ${color.line}`,
  [media.wide]: { marginInline: "-6rem", marginBlock: space[7] },
  [media.print]: { marginInline: 0 },
});
