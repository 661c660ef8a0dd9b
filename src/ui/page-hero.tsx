import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, space, text } from "../theme/tokens";
import { Actions } from "./button";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import { Container, Eyebrow } from "./section";

type PageHeroProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  lead?: ReactNode;
  actions?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
};

/** The top of a page with its h1, and a picture next to it on desktops. */
export function PageHero(props: PageHeroProps) {
  const { title, eyebrow, breadcrumbs, lead, actions, picture, children } = props;
  return (
    <FullWidth>
      <Columns pictured={picture !== undefined}>
        <div>
          {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
          {actions && <HeroActions>{actions}</HeroActions>}
          {children}
        </div>
        {picture}
      </Columns>
    </FullWidth>
  );
}

/** Wraps a hero whose breadcrumbs span both columns. */
export const HeroTop = styled.header({
  paddingTop: space[4],
  background: color.sunken,
  "& > section": { paddingTop: space[5] },
  [media.desktop]: { "& > section": { paddingTop: space[6] } },
});

const FullWidth = styled.section({
  paddingBlock: `${space[6]} ${space[7]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
  "& h1": { maxWidth: "12em", fontSize: text.display },
  "& nav": { marginBottom: space[3] },
  [media.desktop]: { paddingBlock: space[8] },
});

const Columns = styled(Container, { shouldForwardProp: (name) => name !== "pictured" })<{
  pictured: boolean;
}>(
  { display: "grid", gap: space[6], alignItems: "start" },
  ({ pictured }) =>
    pictured && { [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
);

const Lead = styled.p({
  maxWidth: "38rem",
  marginTop: space[4],
  color: color.inkSoft,
  fontSize: text.lg,
});

const HeroActions = styled(Actions)({ marginTop: space[5] });
