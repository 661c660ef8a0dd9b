import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { createBreadcrumbs } from "../../app/breadcrumbs";
import { createPageHead } from "../../app/page-head";
import { paths } from "../../shared/domain/paths";
import { color, media, space, text } from "../../theme/tokens";
import type { Crumb } from "../../ui/breadcrumbs";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Section } from "../../ui/section";
import type { Closing, Hero, Meta } from "./fields.schema";
import { RiskLine } from "./product-parts";

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
