import styled from "@emotion/styled";
import { iposText } from "../../config/ipos";
import { color, radius, space } from "../../theme/tokens";
import { PageHero } from "../../ui/page-hero";
import { IpoPicture } from "./ipo-picture";

/** The page's name and what it is for; says where scripts are off that listings need them. */
export function IpoHero() {
  const { title, lead, text } = iposText.hero;
  return (
    <PageHero title={title} lead={lead} picture={<IpoPicture />}>
      <Text>{text}</Text>
      <noscript>
        <Notice>{iposText.noScript}</Notice>
      </noscript>
    </PageHero>
  );
}

const Text = styled.p({ maxWidth: "38rem", marginTop: space[3], color: color.inkSoft });

const Notice = styled.p({
  maxWidth: "38rem",
  marginTop: space[4],
  padding: space[4],
  borderRadius: radius.md,
  background: color.saffronTint,
});
