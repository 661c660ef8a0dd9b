import styled from "@emotion/styled";
import { navigation } from "../config/navigation";
import { paths } from "../config/paths";
import { color, media, space, text } from "../theme/tokens";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { SiteLink } from "../ui/site-link";

/** What an unknown address shows: where the visitor may have wanted to go (ROU-06). */
export function NotFound() {
  return (
    <Body>
      <Code aria-hidden="true">404</Code>
      <h1>Page not found</h1>
      <Lead>The address may be mistyped, or the page has moved. These may help:</Lead>
      <Actions>
        <ButtonLink to={paths.home()}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.blogs()} look="outlined">
          Read the blog
        </ButtonLink>
        <ButtonLink to={paths.contact()} look="outlined">
          Contact us
        </ButtonLink>
      </Actions>
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

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[5],
});

const Heading = styled.h2({ marginTop: space[7], fontSize: text.xxl });

const Products = styled.ul({
  "&[role]": { marginTop: space[4] },
  display: "grid",
  gap: space[4],
  [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
  "& li": { paddingTop: space[4], borderTop: `1px solid ${color.line}` },
  "& p": { color: color.inkSoft, fontSize: text.sm },
});
