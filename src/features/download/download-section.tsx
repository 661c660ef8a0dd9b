import styled from "@emotion/styled";
import { DeviceLink } from "../../layout/links/app-link";
import { color, media, space, text } from "../../theme/tokens";
import { Container, TonedSection } from "../../ui/section";
import { PointList } from "../../ui/point-list";
import { StoreBadges, download } from "./store-badges";
import { ClaimMarks } from "../../layout/links/claim-source";

/** Store badges and reasons, on the home page and the download page (DLD-01). */
export function DownloadSection() {
  const { title, lead, button, cards } = download;
  return (
    <TonedSection tone="inverse" aria-labelledby="download-app">
      <Columns>
        <Text>
          <h2 id="download-app">{title}</h2>
          <p>{lead}</p>
          <StoreBadges />
          <DeviceLink>{button}</DeviceLink>
        </Text>
        <Cards
          items={cards.map((card) => ({ ...card, note: <ClaimMarks names={card.claims} /> }))}
        />
      </Columns>
    </TonedSection>
  );
}

const Columns = styled(Container)({
  display: "grid",
  gap: space[6],
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
    gap: space[8],
    alignItems: "center",
  },
});

const Text = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  "& h2": { fontSize: text.xxxl },
  "& > p": { color: color.inverseSoft, fontSize: text.lg },
  "& > a, & > a:hover": {
    borderColor: color.inverseAccent,
    background: color.inverseAccent,
    color: color.inverse,
  },
  [media.mobile]: { "& > ul, & > a": { width: "100%" } },
  [media.print]: { "& > a": { background: "none", color: color.ink } },
});

const Cards = styled(PointList)({
  display: "grid",
  "& > li": { paddingBlock: space[4], borderTop: `1px solid ${color.inverseLine}` },
  "& h3": { fontSize: text.lg },
  "& p": { marginTop: space[2], color: color.inverseSoft },
  [media.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[6],
    rowGap: space[5],
    "& > li": { paddingBlock: `${space[5]} 0`, borderTop: `3px solid ${color.inverseAccent}` },
    "& h3": { fontSize: text.xl },
  },
});
