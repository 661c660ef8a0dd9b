import styled from "@emotion/styled";
import { navigation } from "../../content/navigation";
import type { BlogArticle } from "../../shared/domain/blog";
import { color, media, space, text } from "../../theme/tokens";
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

const Collapsed = styled.nav({
  marginBottom: space[6],
  borderTop: `1px solid ${color.line}`,
  "& summary": { fontSize: text.md },
  "& ol": { paddingInlineStart: "1.5em" },
  "& a": { display: "block", paddingBlock: space[1] },
  [media.extraWide]: { display: "none" },
  [media.print]: { display: "none" },
});

/** As tall as the text, so that the sticky list stays in view to its end. */
const SideColumn = styled.div({
  display: "none",
  [media.extraWide]: {
    display: "block",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: `calc(100% + ${space[6]})`,
    width: "13rem",
  },
});
