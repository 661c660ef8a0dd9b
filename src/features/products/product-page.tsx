import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { createBreadcrumbs, createPageHead } from "../../app/page-head";
import { paths } from "../../shared/domain/paths";
import { aside, color, displayFace, media, size, space, text } from "../../theme/tokens";
import type { Crumb } from "../../ui/breadcrumbs";
import { PageHero } from "../../ui/page-hero";
import { ButtonLink } from "../../ui/button";
import { Container, Section } from "../../ui/section";
import type { Closing, Hero, Meta } from "./fields.schema";

type ProductPageProps = {
  /** With `more` a second button links to all products. */
  page: { hero: Hero; more?: string; closing?: Closing; risk: string };
  path: string;
  actions: ReactNode;
  /** A drawing; the caption says that its figures are invented. */
  picture: ReactNode;
  closingAction?: ReactNode;
  children: ReactNode;
};

/** Returns breadcrumbs to a product through the overview of all products. */
const createProductBreadcrumbs = ({ name }: Hero, path: string): Crumb[] => [
  ...createBreadcrumbs("Features", paths.features()),
  { label: name, path },
];

/** Returns Gatsby's Head of a product page. */
export function createProductHead({ meta, hero }: { meta: Meta; hero: Hero }, path: string) {
  return createPageHead({ meta, breadcrumbs: createProductBreadcrumbs(hero, path) });
}

/** The frame of all product pages: hero with drawing, closing section, risk line. */
export function ProductPage(props: ProductPageProps) {
  const { page, path, actions, picture, closingAction, children } = props;
  const { hero, more, closing, risk } = page;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        breadcrumbs={createProductBreadcrumbs(hero, path)}
        actions={
          <>
            {actions}
            {more && (
              <ButtonLink to={paths.features()} variant="outlined">
                {more}
              </ButtonLink>
            )}
          </>
        }
        picture={
          <Figure>
            {picture}
            <figcaption>{hero.caption}</figcaption>
          </Figure>
        }
      />
      {children}
      {closing && (
        <ClosingSection title={closing.title} lead={closing.text}>
          {closingAction}
        </ClosingSection>
      )}
      <RiskLine>{risk}</RiskLine>
    </>
  );
}

const Figure = styled.figure({
  width: "100%",
  maxWidth: "32rem",
  margin: "0 auto",
  "& figcaption": {
    marginTop: space[3],
    color: color.inkFaint,
    fontSize: text.xs,
    textAlign: "center",
  },
});

const ClosingSection = styled(Section)({
  background: color.accentTint,
  [media.desktop]: {
    "& > div": { display: "flex", alignItems: "center", justifyContent: "space-between" },
    "& > div > div": { marginBottom: 0 },
  },
});

/** A section whose heading is next to its only child and stays in view on wide screens. */
export const AsideSection = styled(Section)({
  [media.wide]: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(min-content, 4fr) minmax(0, 7fr)",
      columnGap: space[8],
      alignItems: "start",
    },
    "& > div > div:first-of-type": {
      position: "sticky",
      top: `calc(${size.header} + ${space[5]})`,
    },
  },
});

/** The risk warning at the end of each page about products. */
export function RiskLine({ children }: { children: string }) {
  return (
    <Note>
      <p>{children}</p>
    </Note>
  );
}

const Note = styled(Container)({
  paddingBlock: space[5],
  "& > p": { maxWidth: "52rem", ...aside, fontSize: text.sm },
});

/** The number before an entry of a list, in the display face. */
export const entryNumber = {
  content: "counter(entry)",
  color: color.accent,
  ...displayFace,
  fontVariantNumeric: "lining-nums",
} as const;
