import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { downloadPage } from "./page-text";
import { paths } from "../../shared/domain/paths";
import { createBreadcrumbs } from "../../app/page-head";
import { DeviceLink } from "../../layout/links/app-link";
import { color, media, space, text } from "../../theme/tokens";
import { PageHero } from "../../ui/page-hero";
import { StoreBadges } from "./store-badges";
import { ClaimSource } from "../../layout/links/claim-source";

type DownloadHeroProps = { picture: ReactNode; code: ReactNode };

export const downloadBreadcrumbs = createBreadcrumbs(downloadPage.name, paths.download());

/** The top of the download page: the link for this device, both stores, the code. */
export function DownloadHero({ picture, code }: DownloadHeroProps) {
  const { title, lead, button, stores } = downloadPage;
  return (
    <PageHero
      breadcrumbs={downloadBreadcrumbs}
      title={title}
      lead={lead}
      actions={<DeviceLink>{button}</DeviceLink>}
      picture={
        <Pictures>
          <div>{picture}</div>
          <Code>{code}</Code>
        </Pictures>
      }
    >
      <Stores>{stores}</Stores>
      <StoreBadges />
      <ClaimSource />
    </PageHero>
  );
}

const Stores = styled.p({
  marginBlock: `${space[5]} ${space[3]}`,
  color: color.inkSoft,
  fontSize: text.sm,
});

// Reserves the code's column, so that the phone does not move when the code loads slowly.
const Pictures = styled.div({
  display: "grid",
  gridTemplateColumns: "13rem",
  alignItems: "center",
  justifyContent: "center",
  gap: space[5],
  [media.wide]: { gridTemplateColumns: "minmax(0, 13rem) 15rem" },
});

// Hidden on small screens, because a phone cannot scan its own screen.
const Code = styled.div({ display: "none", [media.wide]: { display: "block" } });
