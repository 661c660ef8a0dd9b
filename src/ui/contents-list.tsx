import styled from "@emotion/styled";
import type { Heading } from "../shared/domain/anchors";
import { color, media, radius, size, space, text, weight } from "../theme/tokens";

type ContentsListProps = { title: string; headings: readonly Heading[] };

/** The number of sections from which a page has a table of contents. */
export const MIN_SECTIONS_FOR_CONTENTS = 4;

/** The sections of a page as links: a jump list that stays in view on wide screens. */
export function ContentsList({ title, headings }: ContentsListProps) {
  return (
    <Contents aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ContentsLinks headings={headings} />
    </Contents>
  );
}

/** A numbered list of links to a page's sections. */
export function ContentsLinks({ headings }: Pick<ContentsListProps, "headings">) {
  return (
    <ol>
      {headings.map(({ id, text: label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ol>
  );
}

const Contents = styled.nav({
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  fontSize: text.sm,
  "& h2": { fontSize: text.md, fontWeight: weight.strong },
  "& ol": { margin: `${space[3]} 0 0`, paddingInlineStart: "1.5em" },
  "& li::marker": { color: color.inkFaint, fontVariantNumeric: "tabular-nums" },
  "& li": { paddingBlock: space[1] },
  "& a": { textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
  [media.wide]: {
    position: "sticky",
    top: `calc(${size.header} + ${space[5]})`,
    maxHeight: `calc(100vh - ${size.header} - ${space[7]})`,
    overflowY: "auto",
  },
  [media.print]: { display: "none" },
});
