import styled from "@emotion/styled";
import { sections } from "./sections";
import { paths } from "../../shared/domain/paths";
import { color, media, space, surface, text } from "../../theme/tokens";
import { Section, Container } from "../../ui/section";
import { pricedRow } from "../../ui/priced-row";
import { SiteLink } from "../../ui/site-link";
import { ClaimMarks } from "../../layout/links/claim-source";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { COLUMN_WIDTH } from "../../shared/domain/picture-sizes";

/** The firm's products with links and prices (HOM-12), and how they work (HOM-16). */
export function Tools() {
  const { title, lead, all, items, ai, aiText, aiPath, alerts, alertsText } = sections.products;
  return (
    <Section title={title} lead={lead}>
      <List role="list">
        {items.map((item) => (
          <li key={item.page}>
            <h3>
              <SiteLink to={paths[item.page]()}>{item.title}</SiteLink>
            </h3>
            <p>{item.text}</p>
            {item.note && (
              <Note>
                {item.note}
                <ClaimMarks names={item.claims} />
              </Note>
            )}
          </li>
        ))}
      </List>
      <Methods role="list">
        <li>
          <SiteLink to={aiPath}>{ai}</SiteLink>: {aiText}
        </li>
        <li>
          <strong>{alerts}</strong>: {alertsText}
        </li>
      </Methods>
      <p>
        <All to={paths.features()}>{all}</All>
      </p>
    </Section>
  );
}

const List = styled.ul({
  borderTop: `1px solid ${color.lineStrong}`,
  "& > li": { position: "relative", ...pricedRow },
  "& h3": { fontSize: text.xl },
  "& h3 a": { color: color.ink, textDecoration: "none" },
  // Makes the whole row a link.
  "& h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "& p a": { position: "relative" },
  "& li:hover h3 a": { color: color.accent, textDecoration: "underline" },
  "& p": { color: color.inkSoft },
});

const Note = styled.p({
  fontSize: text.sm,
  "p&": { color: color.inkFaint },
  [media.desktop]: { textAlign: "end" },
});

const Methods = styled.ul({
  "&[role]": { marginTop: space[4] },
  "& li": { paddingBlock: space[1] },
});

const All = styled(SiteLink)({
  display: "inline-block",
  marginTop: space[4],
  paddingBlock: space[1],
});

const SIZES = `(min-width: 75rem) 44rem, (min-width: 64em) 58vw, ${COLUMN_WIDTH}`;

/** The banner (HOM-12): a plain <picture> of gatsby-plugin-image's files (decision 0006). */
export function Banner({ image }: { image: IGatsbyImageData | null }) {
  const { title, text: body, link, picture } = sections.banner;
  const { sources = [], fallback } = image?.images ?? {};
  return (
    <Place as="section" aria-labelledby="banner">
      <Panel>
        <Text>
          <h2 id="banner">{title}</h2>
          <p>{body}</p>
          <SiteLink to={paths.expertAdvice()}>{link}</SiteLink>
        </Text>
        {fallback && (
          <picture>
            {sources.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
            ))}
            <img src={fallback.src} alt={picture} width={8} height={5} loading="lazy" />
          </picture>
        )}
      </Panel>
    </Place>
  );
}

const Place = styled(Container)({
  paddingBottom: space[7],
  [media.desktop]: { paddingBottom: space[8] },
});

const Panel = styled.div({
  display: "grid",
  overflow: "hidden",
  ...surface,
  color: color.inkSoft,
  "& picture": { display: "grid" },
  "& img": { width: "100%", height: "100%", aspectRatio: "8 / 5", objectFit: "cover" },
  [media.mobile]: { "& picture": { order: -1 } },
  [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
});

const Text = styled.div({
  alignSelf: "center",
  padding: space[6],
  "& h2": { fontSize: text.xxl, color: color.ink },
  "& p": { marginBlock: `${space[3]} ${space[4]}` },
  "& a": { display: "inline-block", paddingBlock: space[1] },
  [media.wide]: { padding: space[7] },
});
