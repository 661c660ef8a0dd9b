import styled from "@emotion/styled";
import { color, media, radius, size, space, text, weight } from "../../theme/tokens";
import type { ContentBody } from "./content-body";

/** The sections of a page as links: a jump list that stays in view on wide screens. */
export function ContentsList({ headings }: Pick<ContentBody, "headings">) {
  return (
    <Contents aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {headings.map(({ id, text: words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </Contents>
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
