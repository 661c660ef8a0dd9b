import styled from "@emotion/styled";
import { claimWords } from "../../content/claims";
import { CLAIMS_ADDRESS } from "../../shared/domain/paths";
import { space, text } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";

/** Links the figures of a section to their sources (TRU-17). */
export function ClaimSource() {
  return <Source to={CLAIMS_ADDRESS}>{claimWords.link}</Source>;
}

const Source = styled(SiteLink)({
  display: "inline-block",
  paddingBlock: space[1],
  color: "inherit",
  fontSize: text.sm,
});
