import styled from "@emotion/styled";
import { navigation } from "../../content/navigation";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Breadcrumbs, type Crumb, HeroTop, PageHero } from "../../ui/page-hero";
import { Container } from "../../ui/section";
import { ContentsList, MIN_SECTIONS_FOR_CONTENTS } from "../../ui/contents-list";
import type { ContentBody } from "./content-body";
import { ContentPartView } from "./content-part";
import { useOpenAnchor } from "../../ui/use-open-anchor";

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
