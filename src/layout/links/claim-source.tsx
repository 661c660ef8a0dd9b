import styled from "@emotion/styled";
import { fillText } from "../../shared/domain/fill-text";
import { claims, claimWords } from "../../content/claims";
import { CLAIMS_ADDRESS, createClaimId, paths } from "../../shared/domain/paths";
import { space, text } from "../../theme/tokens";
import { IconPath } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";

/** Links the figures of a section to their sources (TRU-17). */
export function ClaimSource() {
  return <Source to={CLAIMS_ADDRESS}>{claimWords.link}</Source>;
}

/** Small marks behind figures that lead to their rows; none for hidden claims (TRU-17). */
export function ClaimMarks({ names = [] }: { names?: readonly string[] }) {
  return names.map((name) => {
    const claim = claims[name];
    if (!claim) return null;
    const statement = claim.statement.replace(/^./, (letter) => letter.toLowerCase());
    return (
      <Mark
        key={name}
        to={`${paths.disclosures()}#${createClaimId(name)}`}
        aria-label={fillText(claimWords.mark, claim.value, statement)}
      >
        <IconPath path={INFO} side={0.875} strokeWidth={2} />
      </Mark>
    );
  });
}

const INFO = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01";

const Source = styled(SiteLink)({
  display: "inline-block",
  paddingBlock: space[1],
  color: "inherit",
  fontSize: text.sm,
});

// Takes the room of its icon, and can be hit in 24 pixels.
const Mark = styled(SiteLink)({
  display: "inline-block",
  verticalAlign: "0.1em",
  margin: "-5px -5px -5px -2px",
  padding: 5,
  lineHeight: 0,
  "&, &:hover": { color: "inherit" },
});
