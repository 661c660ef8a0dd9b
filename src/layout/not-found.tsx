import styled from "@emotion/styled";
import { navigation } from "../content/navigation";
import { paths } from "../shared/domain/paths";
import { color, media, space, text } from "../theme/tokens";
import { Actions, ButtonLink } from "../ui/button";
import { Container } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import source from "../../content/pages/not-found.yaml";
import { readTexts } from "../content/content-text";
import type { schema } from "./not-found-text.schema";

export const notFoundText = readTexts<typeof schema>(source);

/** The 404 page with links to likely targets (ROU-06). */
export function NotFound() {
  return (
    <Body>
      <Code aria-hidden="true">404</Code>
      <h1>{notFoundText.title}</h1>
      <Lead>{notFoundText.lead}</Lead>
      <Links>
        <ButtonLink to={paths.home()}>{notFoundText.home}</ButtonLink>
        <ButtonLink to={paths.blogs()} variant="outlined">
          {notFoundText.blog}
        </ButtonLink>
        <ButtonLink to={paths.ipos()} variant="outlined">
          {notFoundText.ipos}
        </ButtonLink>
        <ButtonLink to={paths.contact()} variant="outlined">
          {notFoundText.contact}
        </ButtonLink>
        <ButtonLink to={paths.verify()} variant="outlined">
          {notFoundText.verify}
        </ButtonLink>
      </Links>
      <nav aria-labelledby="not-found-products">
        <Heading id="not-found-products">{navigation.products.label}</Heading>
        <Products role="list">
          {navigation.products.items.map(({ title, description, path }) => (
            <li key={path}>
              <SiteLink to={path}>{title}</SiteLink>
              <p>{description}</p>
            </li>
          ))}
        </Products>
      </nav>
    </Body>
  );
}

const Body = styled(Container)({
  paddingBlock: space[7],
  "& h1": { fontSize: text.display },
  [media.desktop]: { paddingBlock: space[8] },
});

const Code = styled.p({
  color: color.inkFaint,
  fontWeight: 600,
  letterSpacing: "0.08em",
  marginBottom: space[3],
});

const Lead = styled.p({ marginTop: space[4], color: color.inkSoft, fontSize: text.lg });

const Links = styled(Actions)({ marginTop: space[5] });

const Heading = styled.h2({ marginTop: space[7], fontSize: text.xxl });

const Products = styled.ul({
  "&[role]": { marginTop: space[4] },
  display: "grid",
  gap: space[4],
  [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
  "& li": { paddingTop: space[4], borderTop: `1px solid ${color.line}` },
  "& p": { color: color.inkSoft, fontSize: text.sm },
});
