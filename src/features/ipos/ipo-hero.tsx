import styled from "@emotion/styled";
import { iposText } from "./text";
import { color, media, space } from "../../theme/tokens";
import { paths } from "../../shared/domain/paths";
import { SiteLink } from "../../ui/site-link";
import { NoScriptNotice } from "../../ui/no-script-notice";
import { PageHero } from "../../ui/page-hero";
import { Illustration } from "../../ui/illustration";

/** The page's name and purpose. Without built listings it adds that they need JavaScript. */
export function IpoHero({ hasIpos }: { hasIpos: boolean }) {
  const { title, lead, text, calendar } = iposText.hero;
  return (
    <PageHero title={title} lead={lead} picture={<IpoIllustration />}>
      <Text>
        {text} <SiteLink to={paths.ipoCalendar()}>{calendar}</SiteLink>
      </Text>
      {!hasIpos && <NoScriptNotice>{iposText.noScript}</NoScriptNotice>}
    </PageHero>
  );
}

function IpoIllustration() {
  return (
    <Drawing viewBox="0 44 440 232">
      <path className="line" strokeDasharray="2 8" d="M74 118C120 60 150 60 196 118s76 58 122 0" />
      {LEAVES.map(({ x, y, day }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect className="fill-surface line" width="92" height="86" rx="10" />
          <path
            className="fill-accent-tint"
            d="M1 26h90V11A10 10 0 0 0 81 1H11A10 10 0 0 0 1 11z"
          />
          <path className="line" d="M0 26h92M24 0v-8M68 0v-8" />
          {DAYS.map((index) => (
            <circle
              key={index}
              className={index === day ? "fill-highlight" : "fill-line"}
              cx={18 + (index % 4) * 18.5}
              cy={42 + Math.floor(index / 4) * 15}
              r={index === day ? 6 : 3.5}
            />
          ))}
        </g>
      ))}
      <path className="line" d="M40 262h360" />
      {BARS.map(({ x, top, foot }) => (
        <g key={x}>
          <path className="accent" d={`M${x} ${top - 10}V${foot + 8}`} />
          <rect className="fill-accent" x={x - 7} y={top} width="14" height={foot - top} rx="2" />
        </g>
      ))}
      <path className="highlight" strokeWidth="3" d="M56 246c60-6 90-10 140-26s70-12 110-13" />
    </Drawing>
  );
}

const LEAVES = [
  { x: 28, y: 62, day: 2 },
  { x: 150, y: 84, day: 5 },
  { x: 272, y: 62, day: 11 },
];
const DAYS = Array.from({ length: 12 }, (_, index) => index);
const BARS = [
  { x: 330, top: 206, foot: 236 },
  { x: 358, top: 190, foot: 224 },
  { x: 386, top: 200, foot: 216 },
];

const Text = styled.p({ maxWidth: "38rem", marginTop: space[3], color: color.inkSoft });

// Only next to the text: on small screens the data matters more than a drawing above it.
const Drawing = styled(Illustration)({
  display: "none",
  [media.desktop]: { display: "block", maxWidth: "26rem", justifySelf: "end" },
});
