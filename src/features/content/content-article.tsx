import styled from "@emotion/styled";
import { navigation } from "../../content/navigation";
import { color, media, radius, space, text, size, surface } from "../../theme/tokens";
import { Breadcrumbs, type Crumb } from "../../ui/breadcrumbs";
import { HeroTop, PageHero } from "../../ui/page-hero";
import { Container } from "../../ui/section";
import { ContentsList, MIN_SECTIONS_FOR_CONTENTS } from "../../ui/contents-list";
import type { ContentBody, ContentEntry, ContentPart } from "./content-body";
import { useOpenAnchor } from "../../ui/use-open-anchor";
import { Disclosure } from "../../ui/disclosure";
import { Prose } from "../../ui/prose";
import { Steps } from "../../ui/steps";

/** One part of a page in the layout that its front matter gives it (docs/content.md). */
function ContentPartView({ layout, id, title, html, entries }: ContentPart) {
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

type ContentArticleProps = ContentBody & {
  breadcrumbs: readonly Crumb[];
  heading: string;
  eyebrow?: string;
  picture?: string;
  lastUpdated?: string;
};

/** A text page with hero, sections and, if it is long, a table of contents (LGL-03, LGL-05). */
export function ContentArticle(props: ContentArticleProps) {
  const { breadcrumbs, heading, eyebrow, picture, lastUpdated, lead, headings, parts } = props;
  useOpenAnchor();
  return (
    <article aria-label={heading}>
      <HeroTop>
        <Container>
          <Breadcrumbs items={breadcrumbs} />
        </Container>
        <PageHero
          title={heading}
          eyebrow={eyebrow}
          lead={lead && <span dangerouslySetInnerHTML={{ __html: lead }} />}
          picture={picture && <Picture src={picture} alt="" width={480} height={360} />}
        >
          {lastUpdated && <Updated>{`${navigation.labels.updated} ${lastUpdated}`}</Updated>}
        </PageHero>
      </HeroTop>
      <Columns>
        {headings.length >= MIN_SECTIONS_FOR_CONTENTS && (
          <ContentsList title={navigation.labels.contents} headings={headings} />
        )}
        <Parts>
          {parts.map((part) => (
            <ContentPartView key={part.id || part.html} {...part} />
          ))}
        </Parts>
      </Columns>
    </article>
  );
}

const Picture = styled.img({
  width: "100%",
  height: "auto",
  borderRadius: radius.lg,
  maxWidth: "24rem",
  [media.wide]: { maxWidth: "none" },
});

const Updated = styled.p({ marginTop: space[4], color: color.inkFaint, fontSize: text.sm });

const Columns = styled(Container)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  paddingBlock: space[7],
  [media.wide]: {
    gap: space[7],
    alignItems: "start",
    gridAutoColumns: "16rem",
    "& > nav": { gridColumn: 2, gridRow: 1 },
  },
});

const Parts = styled.div({
  display: "grid",
  // Makes a wide table scroll in its frame instead of widening the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  minWidth: 0,
});
