import styled from "@emotion/styled";
import { color, media, size, space, text, weight } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { Prose } from "../../ui/prose";

type ContentArticleProps = {
  heading: string;
  lastUpdated?: string;
  /** Markdown as the build made it. */
  html: string;
  headings: readonly { readonly id: string; readonly text: string }[];
};

/** From this many sections on a table of contents helps more than it takes room. */
const SECTIONS_FOR_CONTENTS = 4;

/** A long text with its table of contents beside it (LGL-03, LGL-05). */
export function ContentArticle({ heading, lastUpdated, html, headings }: ContentArticleProps) {
  const listed = headings.length >= SECTIONS_FOR_CONTENTS;
  return (
    <Body>
      <header>
        <h1>{heading}</h1>
        {lastUpdated && <Updated>Last updated {lastUpdated}</Updated>}
      </header>
      <Columns>
        {listed && (
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
        )}
        <Prose dangerouslySetInnerHTML={{ __html: html }} />
      </Columns>
    </Body>
  );
}

const Body = styled(Container)({
  paddingTop: space[6],
  "& > header h1": { fontSize: text.display, maxWidth: "20ch" },
  [media.desktop]: { paddingTop: space[8] },
});

const Updated = styled.p({ marginTop: space[3], color: color.inkFaint, fontSize: text.sm });

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  marginTop: space[6],
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 42rem) 16rem",
    justifyContent: "space-between",
    alignItems: "start",
    "& > nav": { gridColumn: 2, gridRow: 1 },
  },
});

const Contents = styled.nav({
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: space[3],
  background: color.surface,
  fontSize: text.sm,
  "& h2": { fontSize: text.md, fontWeight: weight.strong },
  "& ol": { margin: `${space[3]} 0 0`, paddingInlineStart: "1.5em" },
  "& li::marker": { color: color.inkFaint, fontVariantNumeric: "tabular-nums" },
  "& a": { display: "inline-block", paddingBlock: space[1], textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
  [media.wide]: {
    position: "sticky",
    top: `calc(${size.header} + ${space[5]})`,
    maxHeight: `calc(100vh - ${size.header} - ${space[7]})`,
    overflowY: "auto",
  },
  [media.print]: { display: "none" },
});
