import styled from "@emotion/styled";
import { navigation } from "../../content/navigation";
import type { BlogArticle } from "../../shared/domain/blog";
import { color, media, size, space, text } from "../../theme/tokens";
import { ContentsLinks, ContentsList } from "../../ui/contents-list";
import { Disclosure } from "../../ui/disclosure";

/** Table of contents: next to the text on wide screens, collapsed above it on others (PST-06). */
export function PostContents({ headings }: Pick<BlogArticle, "headings">) {
  const { contents } = navigation.labels;
  return (
    <>
      <Collapsed>
        <Disclosure summary={contents}>
          <ContentsLinks headings={headings} />
        </Disclosure>
      </Collapsed>
      <SideColumn>
        <ContentsList title={contents} headings={headings} />
      </SideColumn>
    </>
  );
}

/** The text's column of 42rem, a gap of 3 and the contents' 15 next to it, the same on every post. */
export const postColumn = {
  maxWidth: size.text,
  marginInline: "auto",
  [media.extraWide]: { maxWidth: "60rem", paddingInlineEnd: "18rem" },
  [media.print]: { maxWidth: "none", padding: 0 },
} as const;

const Collapsed = styled.div({
  marginBottom: space[6],
  borderTop: `1px solid ${color.line}`,
  "& summary": { fontSize: text.md },
  "& ol": { paddingInlineStart: "1.5em" },
  "& a": { display: "block", paddingBlock: space[1] },
  [media.extraWide]: { display: "none" },
  [media.print]: { display: "none" },
});

/** As tall as cover and text, so that the sticky list stays in view to its end. */
const SideColumn = styled.div({
  display: "none",
  [media.extraWide]: {
    display: "block",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: `calc(100% + ${space[7]})`,
    width: "15rem",
  },
});
