import styled from "@emotion/styled";
import { reportsText } from "./text";
import { DeviceLink } from "../../layout/links/app-link";
import { NoScriptNotice } from "../../ui/no-script-notice";
import { PageHero } from "../../ui/page-hero";
import { media } from "../../theme/tokens";
import { Illustration } from "../../ui/illustration";

/** The page's hero. If no list was built, it explains that the list needs JavaScript. */
export function ReportHero({ hasReports }: { hasReports: boolean }) {
  return (
    <PageHero
      {...reportsText.hero}
      actions={<DeviceLink>{reportsText.card.download}</DeviceLink>}
      picture={<ReportIllustration />}
    >
      {!hasReports && <NoScriptNotice>{reportsText.noScript}</NoScriptNotice>}
    </PageHero>
  );
}

function ReportIllustration() {
  return (
    <Drawing viewBox="40 8 350 264">
      <g transform="rotate(-7 150 150)">
        <rect className="fill-sunken line" x="70" y="38" width="170" height="220" rx="10" />
      </g>
      <g transform="rotate(5 290 150)">
        <rect className="fill-accent-tint line" x="190" y="34" width="170" height="220" rx="10" />
      </g>
      <rect className="fill-surface line" x="122" y="22" width="190" height="238" rx="12" />
      <path className="ink" strokeWidth="5" d="M144 52h96" />
      <path className="line" strokeWidth="3" d="M144 70h62" />
      <path className="line" d="M144 168h146M144 136h146M144 104h146" />
      <path className="accent" strokeWidth="4" d="m146 158 28-20 26 9 32-34 24 8 32-24" />
      <circle className="fill-highlight" cx="288" cy="97" r="7" />
      <path className="line" strokeWidth="3" d="M144 194h70M144 212h54M144 230h62" />
      <rect className="fill-accent-tint" x="236" y="188" width="54" height="48" rx="8" />
      <path className="accent" strokeWidth="4" d="m250 213 9 9 17-20" />
    </Drawing>
  );
}

// Only next to the text: on small screens the data matters more than a drawing above it.
const Drawing = styled(Illustration)({
  display: "none",
  [media.desktop]: { display: "block", maxWidth: "19rem", justifySelf: "end" },
});
