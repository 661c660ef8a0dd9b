import styled from "@emotion/styled";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { sections } from "./sections";
import { paths } from "../../shared/domain/paths";
import { COLUMN_WIDTH } from "../../shared/domain/picture-sizes";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { SiteLink } from "../../ui/site-link";

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
  borderRadius: radius.lg,
  border: `1px solid ${color.line}`,
  background: color.surface,
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
