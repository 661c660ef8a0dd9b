import styled from "@emotion/styled";
import { color, media, radius, space, text } from "../../theme/tokens";
import type { Crumb } from "../../ui/breadcrumb-items";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { Container } from "../../ui/container";
import { PageHero } from "../../ui/page-hero";
import type { ContentBody } from "./content-body";
import { ContentPartView } from "./content-part";
import { ContentsList } from "./contents-list";
import { useOpenAnchor } from "./use-open-anchor";

type ContentArticleProps = ContentBody & {
  trail: readonly Crumb[];
  heading: string;
  eyebrow?: string;
  /** Accompanies the words beside it. */
  picture?: string;
  lastUpdated?: string;
};

/** From this many sections on a table of contents helps more than it takes room. */
const SECTIONS_FOR_CONTENTS = 4;

/** A page of text: its hero, its sections, and a table of contents beside them (LGL-03, LGL-05). */
export function ContentArticle(props: ContentArticleProps) {
  const { trail, heading, eyebrow, picture, lastUpdated, lead, headings, parts } = props;
  useOpenAnchor();
  return (
    <article>
      <Top>
        <Container>
          <Breadcrumbs trail={trail} />
        </Container>
        <PageHero
          title={heading}
          eyebrow={eyebrow}
          lead={lead && <span dangerouslySetInnerHTML={{ __html: lead }} />}
          picture={picture && <Picture src={picture} alt="" width={480} height={360} />}
        >
          {lastUpdated && <Updated>Last updated {lastUpdated}</Updated>}
        </PageHero>
      </Top>
      <Columns>
        {headings.length >= SECTIONS_FOR_CONTENTS && <ContentsList headings={headings} />}
        <Parts>
          {parts.map((part) => (
            <ContentPartView key={part.id || part.html} {...part} />
          ))}
        </Parts>
      </Columns>
    </article>
  );
}

const Top = styled.header({
  paddingTop: space[4],
  background: color.sunken,
  "& > section": { paddingTop: space[5] },
  [media.desktop]: { "& > section": { paddingTop: space[6] } },
});

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
    gridTemplateColumns: "minmax(0, 44rem) 16rem",
    justifyContent: "space-between",
    alignItems: "start",
    "& > nav": { gridColumn: 2, gridRow: 1 },
  },
});

const Parts = styled.div({ display: "grid", gap: space[7], minWidth: 0 });
