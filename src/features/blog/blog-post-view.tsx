import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { encodePath, paths } from "../../shared/domain/paths";
import { COLUMN_WIDTH } from "../../shared/domain/picture-sizes";
import type { BlogArticle } from "../../shared/domain/blog";
import type { BlogPostContext } from "../../shared/domain/page-context";
import {
  color,
  media,
  motion,
  radius,
  size,
  space,
  text,
  touchSquare,
  weight,
} from "../../theme/tokens";
import { Container } from "../../ui/section";
import { MIN_SECTIONS_FOR_CONTENTS } from "../../ui/contents-list";
import { IconPath, Icon } from "../../ui/icon";
import { SOCIAL_ICONS } from "../../ui/social-icons";
import { Picture } from "../../ui/picture";
import { SiteLink } from "../../ui/site-link";
import { NewTabHint } from "../../ui/visually-hidden";
import { Chip } from "./chip";
import { PostBody } from "./post-body";
import { postColumn, PostContents } from "./post-contents";
import { PostDisclosureBox } from "./post-disclosure";
import { postText } from "./post-text";
import { fillText } from "../../shared/domain/fill-text";
import { site } from "../../content/site";
import { toast } from "../../ui/toast/toast";
import { Button } from "../../ui/button";
import { copyText } from "../../ui/copy-button";

const RATIO = 16 / 9;
const SIZES = `(min-width: 48em) 42rem, ${COLUMN_WIDTH}`;

type BlogPostViewProps = {
  post: BlogArticle;
  /** Segment of the author's page; null if there is none (PST-08). */
  author?: string | null;
  /** Undefined for a post that is not built yet. */
  certificate?: BlogPostContext["certificate"];
  /** A draft has no address to share. */
  shared?: boolean;
};

/** One post (PST-01, PST-02). `post.html` must be sanitised (PST-05). */
export function BlogPostView({
  post,
  author = null,
  certificate,
  shared = true,
}: BlogPostViewProps) {
  const { title, category, date, dateText, readTime, thumbnail, html, headings } = post;
  const name = <strong>{post.author}</strong>;
  return (
    <Container>
      <Article aria-labelledby="post-title">
        <Back to={paths.blogs()}>
          <Icon name="arrow-left" side={1.125} />
          {postText.back}
        </Back>
        <header>
          {category !== null && <Chip>{category}</Chip>}
          <h1 id="post-title">{title}</h1>
          <Meta>
            <li>
              {`${postText.by} `}
              {author === null ? name : <SiteLink to={paths.author(author)}>{name}</SiteLink>}
            </li>
            {dateText !== null && (
              <li>
                <time dateTime={date ?? undefined}>{dateText}</time>
              </li>
            )}
            <li>{readTime}</li>
          </Meta>
          <PostRevision post={post} />
          {shared && <ShareBar path={paths.blog(post.segment)} title={title} />}
        </header>
        <Body>
          <Cover picture={thumbnail} ratio={RATIO} sizes={SIZES} loading="eager" />
          {headings.length >= MIN_SECTIONS_FOR_CONTENTS && <PostContents headings={headings} />}
          <PostBody html={html} />
          {post.disclosure && (
            <PostDisclosureBox
              {...post.disclosure}
              author={post.author}
              certificate={certificate}
            />
          )}
        </Body>
      </Article>
    </Container>
  );
}

/** @public Gatsby collects fragments automatically. */
export const blogArticleFragment = graphql`
  fragment BlogArticle on BlogPost {
    segment
    title
    author
    date
    dateText
    revisedAt
    revisedText
    revisionNote
    readTime
    description
    metaTitle
    metaDescription
    metaImage
    html
    headings {
      id
      text
    }
    disclosure {
      isEducation
      securities
      holding
      pricesText
    }
    category
    thumbnail {
      ...Picture
    }
  }
`;

type ShareBarProps = { path: string; title: string };

const shareText = postText.share;

/** 'Copy Link' and the four networks (PST-02). */
function ShareBar({ path, title }: ShareBarProps) {
  return (
    <Bar aria-label={shareText.label} role="group">
      <CopyButton type="button" variant="outlined" onClick={() => void copyLink(path)}>
        <Icon name="link" />
        {shareText.copy}
      </CopyButton>
      {createShareLinks(site.url + encodePath(path), title).map(([network, name, href]) => (
        <a key={name} href={href} target="_blank" rel="noopener">
          <IconPath path={SOCIAL_ICONS[network]} />
          <NewTabHint>{fillText(shareText.network, name)}</NewTabHint>
        </a>
      ))}
    </Bar>
  );
}

/** Copies the page's address at this origin, or shows it if the browser refuses. */
async function copyLink(path: string): Promise<void> {
  const address = new URL(encodePath(path), window.location.origin).href;
  if (!(await copyText(address))) return toast.error(fillText(shareText.failed, address));
  return toast.success(shareText.copied);
}

/** Returns share links for Facebook, Twitter, WhatsApp, LinkedIn (PST-02). `address` is absolute. */
function createShareLinks(address: string, title: string) {
  const url = encodeURIComponent(address);
  const about = encodeURIComponent(title);
  return [
    ["facebook", "Facebook", `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ["twitter", "Twitter", `https://twitter.com/intent/tweet?url=${url}&text=${about}`],
    ["whatsapp", "WhatsApp", `https://wa.me/?text=${about}%20${url}`],
    ["linkedin", "LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ] as const;
}

const Article = styled.article({
  ...postColumn,
  paddingTop: space[5],
  "& h1": { marginTop: space[4], fontSize: text.xxxl },
  [media.desktop]: { paddingTop: space[7] },
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

const Body = styled.div({ position: "relative" });

const Cover = styled(Picture)({
  marginBlock: space[6],
  overflow: "hidden",
  borderRadius: radius.lg,
  border: `1px solid ${color.line}`,
  [media.print]: { width: "60%" },
});

const Bar = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  "& > a": {
    ...touchSquare,
    border: `1.5px solid ${color.line}`,
    borderRadius: radius.round,
    color: color.inkSoft,
    transition: `border-color ${motion.duration}, color ${motion.duration}`,
  },
  "& > a:hover": { borderColor: color.accent, color: color.accent },
  [media.print]: { display: "none" },
});

const CopyButton = styled(Button)({
  paddingInline: space[4],
  [media.noScript]: { display: "none" },
});

/** The revision that an editor declared; plain saves show none (PST-09). */
function PostRevision({ post }: { post: BlogArticle }) {
  const { revisedAt, revisedText, revisionNote } = post;
  if (revisedText === null || revisionNote === null) return null;
  const [before, after] = postText.revised.split("%");
  return (
    <Revised>
      {before}
      <time dateTime={revisedAt ?? undefined}>{revisedText}</time>
      {after}
      {revisionNote}
    </Revised>
  );
}

const Revised = styled.p({
  maxWidth: size.text,
  marginBottom: space[4],
  color: color.inkSoft,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
});
