import styled from "@emotion/styled";
import source from "../../../content/pages/gone-post.yaml";
import { readTexts } from "../../content/content-text";
import { fillText } from "../../shared/domain/fill-text";
import type { RemovedContext } from "../../shared/domain/page-context";
import { paths } from "../../shared/domain/paths";
import { color, space, text } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";
import type { schema } from "./gone-text.schema";

export const removedText = readTexts<typeof schema>(source);

/** Replaces an unpublished post and offers others (EDT-02). */
export function RemovedPost({ category, posts }: RemovedContext) {
  return (
    <Body>
      <h1>{removedText.title}</h1>
      <p>{removedText.text}</p>
      {category && posts.length > 0 && (
        <>
          <h2>{fillText(removedText.posts, category.name)}</h2>
          <ul>
            {posts.map(({ segment, title }) => (
              <li key={segment}>
                <SiteLink to={paths.blog(segment)}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <SiteLink to={paths.blogs()}>{removedText.all}</SiteLink>
      </p>
    </Body>
  );
}

const Body = styled(Container)({
  paddingBlock: space[8],
  "& h1": { fontSize: text.xxxl },
  "& h1 + p": { marginTop: space[3], color: color.inkSoft, fontSize: text.lg },
  "& h2": { marginTop: space[6], fontSize: text.xl },
  "& ul": { marginBlock: space[4] },
  "& li": { paddingBlock: space[1] },
});
