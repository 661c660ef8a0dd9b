import styled from "@emotion/styled";
import type { BlogArticle } from "../../shared/domain/blog";
import { color, size, space, text } from "../../theme/tokens";
import { postText } from "./post-text";

/** The revision that an editor declared; plain saves show none (PST-09). */
export function PostRevision({ post }: { post: BlogArticle }) {
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
