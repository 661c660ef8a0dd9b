import styled from "@emotion/styled";
import { color, media, size, surface, space, text } from "../../theme/tokens";
import { Disclosure } from "../../ui/disclosure";
import { Prose } from "../../ui/prose";
import { Steps } from "../../ui/steps";
import type { ContentEntry, ContentPart } from "./content-body";

/** One part of a page in the layout that its front matter gives it (docs/content.md). */
export function ContentPartView({ layout, id, title, html, entries }: ContentPart) {
  if (layout === "text") return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {html && <Intro dangerouslySetInnerHTML={{ __html: html }} />}
      <Entries layout={layout} entries={entries} />
    </section>
  );
}

function Entries({ layout, entries }: Pick<ContentPart, "layout" | "entries">) {
  switch (layout) {
    case "faq":
      return entries.map((entry) => (
        <Disclosure key={entry.id} summary={entry.title}>
          <Answer id={entry.id} dangerouslySetInnerHTML={{ __html: entry.html }} />
        </Disclosure>
      ));
    case "steps":
      return <Steps items={entries.map((entry) => ({ ...entry, text: <Html {...entry} /> }))} />;
    case "cards":
      return (
        <Cards role="list">
          {entries.map((entry) => (
            <li key={entry.title}>
              <div>
                <h3>{entry.title}</h3>
                <CardText dangerouslySetInnerHTML={{ __html: entry.html }} />
              </div>
            </li>
          ))}
        </Cards>
      );
    default:
      return (
        <Rows role="list">
          {entries.map((entry) => (
            <li key={entry.title}>
              <h3>{entry.title}</h3>
              <Html {...entry} />
            </li>
          ))}
        </Rows>
      );
  }
}

function Html({ html }: ContentEntry) {
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}

const Heading = styled.h2({ marginBottom: space[4], fontSize: text.xxl });

const Intro = styled(Prose)({ marginBottom: space[5] });

const Text = styled.div({ color: color.inkSoft, "& > * + *": { marginTop: space[3] } });

const Cards = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
  gap: space[4],
  "& > li": { display: "grid" },
  "& > li > div": { padding: space[5], ...surface },
  "& h3": { fontSize: text.xl },
  [media.desktop]: { gap: space[5] },
});

const CardText = styled(Text)({ marginTop: space[2] });

const Answer = styled(Text)({ maxWidth: size.text, scrollMarginTop: "10rem" });

const Rows = styled.ul({
  "& > li": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[5],
    borderTop: `1px solid ${color.line}`,
  },
  "& > li:last-of-type": { borderBottom: `1px solid ${color.line}` },
  "& h3": { fontSize: text.lg, lineHeight: 1.3 },
  [media.desktop]: {
    "& > li": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)", columnGap: space[5] },
  },
});
