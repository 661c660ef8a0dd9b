import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, space, text } from "../theme/tokens";
import type { Crumb } from "./breadcrumb-items";
import { Breadcrumbs } from "./breadcrumbs";
import { Container } from "./container";
import { Eyebrow } from "./eyebrow";

type PageHeroProps = {
  /** The page's h1. */
  title: ReactNode;
  eyebrow?: ReactNode;
  /** The way from the home page, above everything. */
  trail?: readonly Crumb[];
  /** One or two sentences. */
  lead?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** An illustration beside the words; below them on small screens. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: its h1, what it is about, and what to do next. */
export function PageHero(props: PageHeroProps) {
  const { title, eyebrow, trail, lead, actions, picture, children } = props;
  return (
    <Band>
      <Columns pictured={picture !== undefined}>
        <div>
          {trail && <Breadcrumbs trail={trail} />}
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
          {actions && <Actions>{actions}</Actions>}
          {children}
        </div>
        {picture}
      </Columns>
    </Band>
  );
}

const Band = styled.section({
  paddingBlock: `${space[6]} ${space[7]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
  "& h1": { maxWidth: "18ch", fontSize: text.display },
  "& nav": { marginBottom: space[3] },
  [media.desktop]: { paddingBlock: space[8] },
});

const Columns = styled(Container, { shouldForwardProp: (name) => name !== "pictured" })<{
  pictured: boolean;
}>(
  { display: "grid", gap: space[6], alignItems: "center" },
  ({ pictured }) =>
    pictured && { [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
);

const Lead = styled.p({
  maxWidth: "38rem",
  marginTop: space[4],
  color: color.inkSoft,
  fontSize: text.lg,
});

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[5],
});
