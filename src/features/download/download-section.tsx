import styled from "@emotion/styled";
import { DeviceLink } from "../../layout/links/app-link";
import { color, media, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { PointList } from "../../ui/point-list";
import { TonedSection } from "../../ui/section";
import { StoreBadges, download } from "./store-badges";
import { ClaimSource } from "../../layout/links/claim-source";

/** Store badges and reasons, on the home page and the download page (DLD-01). */
export function DownloadSection() {
  const { title, lead, button, cards } = download;
  return (
    <TonedSection tone="sunken" aria-labelledby="download-app">
      <Columns>
        <Text>
          <h2 id="download-app">{title}</h2>
          <p>{lead}</p>
          <StoreBadges />
          <DeviceLink variant="outlined">{button}</DeviceLink>
        </Text>
        <div>
          <Cards items={cards} />
          <ClaimSource />
        </div>
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
  "& > p": { color: color.inkSoft, fontSize: text.lg },
  [media.mobile]: { "& > ul, & > a": { width: "100%" } },
});

const Cards = styled(PointList)({
  display: "grid",
  "& > li": { paddingBlock: space[4], borderTop: `1px solid ${color.lineStrong}` },
  "& h3": { fontSize: text.lg },
  "& p": { marginTop: space[2], color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[6],
    rowGap: space[5],
    "& > li": { paddingBlock: `${space[5]} 0`, borderTop: `3px solid ${color.highlight}` },
    "& h3": { fontSize: text.xl },
  },
});
