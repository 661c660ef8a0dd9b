import styled from "@emotion/styled";
import { upi } from "../../config/upi";
import { color, media, space } from "../../theme/tokens";
import type { Crumb } from "../../ui/breadcrumb-items";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { Container } from "../../ui/container";
import { PageHero } from "../../ui/page-hero";
import { HandleCard } from "./handle-card";

/** What a verified handle is, and the firm's own to copy (UPI-01). */
export function UpiHero({ trail }: { trail: readonly Crumb[] }) {
  return (
    <Top>
      <Container>
        <Breadcrumbs trail={trail} />
      </Container>
      <PageHero
        title={upi.hero.title}
        eyebrow={upi.hero.eyebrow}
        lead={upi.hero.lead}
        picture={<HandleCard />}
      />
    </Top>
  );
}

const Top = styled.div({
  paddingTop: space[4],
  background: color.sunken,
  "& > section": { paddingTop: space[5] },
  [media.desktop]: { "& > section": { paddingTop: space[6] } },
});
