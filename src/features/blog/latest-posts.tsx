import styled from "@emotion/styled";
import { paths } from "../../shared/domain/paths";
import type { BlogCard as Card } from "../../shared/domain/blog";
import { media, space, text } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import { BlogCardList } from "./blog-card-list";

type LatestPostsProps = { posts: readonly Card[]; title: string; all: string };

/** The newest posts in a row; nothing without posts. */
export function LatestPosts({ posts, title, all }: LatestPostsProps) {
  if (posts.length === 0) return null;
  return (
    <Body as="section" aria-labelledby="latest-posts">
      <Head>
        <h2 id="latest-posts">{title}</h2>
        <SiteLink to={paths.blogs()}>{all}</SiteLink>
      </Head>
      <BlogCardList posts={posts} heading="h3" />
    </Body>
  );
}

const Body = styled(Container)({ paddingTop: space[7], [media.desktop]: { paddingTop: space[8] } });

const Head = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
  marginBottom: space[5],
  "& h2": { fontSize: text.xxxl },
});
