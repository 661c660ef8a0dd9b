import styled from "@emotion/styled";
import { useState } from "react";
import { contactPage } from "./text";
import { site, type Site } from "../../content/site";
import { color, control, media, radius, size, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { focusFrame } from "../../ui/focus";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { NewTabHint, VisuallyHidden } from "../../ui/visually-hidden";

/** The offices that have a map, which loads only after a click (CON-01, PAR-01). */
export function OfficeMaps() {
  const offices = site.offices.filter(({ mapUrl }) => mapUrl !== undefined);
  if (offices.length === 0) return null;
  return (
    <Section title={contactPage.maps.title} lead={contactPage.maps.lead}>
      <Maps role="list">
        {offices.map((office, index) => (
          <li key={office.name}>
            <OfficeMap office={office} mirrored={index % 2 === 1} />
          </li>
        ))}
      </Maps>
    </Section>
  );
}

type OfficeMapProps = { office: Site["offices"][number]; mirrored?: boolean };

function OfficeMap({ office, mirrored }: OfficeMapProps) {
  const { name, lines, mapUrl, mapEmbedUrl = mapUrl } = office;
  const { show, open, blocked } = contactPage.maps;
  const [isShown, setShown] = useState(false);
  return (
    <Figure>
      <Box>
        {isShown ? (
          <iframe
            ref={focusFrame}
            src={mapEmbedUrl}
            title={`${name}: ${lines.join(", ")}`}
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <>
            <MapIllustration mirrored={mirrored} />
            <NeedsScript type="button" onClick={() => setShown(true)}>
              <Icon name="pin" />
              {show}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </NeedsScript>
          </>
        )}
      </Box>
      <figcaption>
        <h3>{name}</h3>
        <p>{lines.join(", ")}</p>
        <a href={mapUrl} target="_blank" rel="noopener">
          {open}
          <Icon name="external" side={1} />
          <NewTabHint>: {name}</NewTabHint>
        </a>
        {isShown && <p role="status">{blocked}</p>}
      </figcaption>
    </Figure>
  );
}

/** Replaces a map until it is loaded: an invented town with a pin in its middle. */
function MapIllustration({ mirrored }: { mirrored?: boolean }) {
  return (
    <Sheet viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform={mirrored ? "translate(480 0) scale(-1 1)" : undefined}>
        <path className="park" d="M20 24h92l26 58-40 44H20zM344 190l92-18 44 26v102H330z" />
        <path className="water" d="M-10 236c70-34 116 8 176-14s70-66 132-60 92-40 192-62" />
        <path
          className="lane"
          d="M60-10 128 132l-34 178M196-10l14 120 60 200M300-10l-20 150M400-10l-30 120 40 200M-10 70l220 40 270-44M-10 180l104-20 176 26 220-40"
        />
        <path className="street" d="M-10 124 210 110l290 58M250-10l-12 130 34 190" />
        <path
          className="block"
          d="M140 54h38v34h-38zM322 40h44v30h-44zM306 122h34v26h-34zM150 146h46v26h-46zM60 190h24v24H60zM404 120h30v22h-30zM120 236h40v30h-40zM300 222h26v34h-26z"
        />
      </g>
      <circle className="halo" cx="240" cy="122" r="34" />
      <path
        className="pin"
        d="M240 134s20-19 20-34a20 20 0 1 0-40 0c0 15 20 34 20 34zM240 92a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"
      />
    </Sheet>
  );
}

const Maps = styled.ul({
  display: "grid",
  gap: space[6],
  [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))" },
});

const Figure = styled.figure({
  margin: 0,
  "& figcaption": { display: "grid", justifyItems: "start", gap: space[1], marginTop: space[4] },
  "& h3": { fontSize: text.xl },
  "& p": { color: color.inkSoft },
  "& [role='status']": { fontSize: text.sm },
  "& a": { display: "inline-flex", alignItems: "center", gap: space[2], minHeight: size.touch },
});

const Box = styled.div({
  display: "grid",
  aspectRatio: "16 / 10",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.sunken,
  "& > *": { gridArea: "1 / 1" },
  "& > iframe, & > svg": { width: "100%", height: "100%", border: 0 },
  "& > button": { placeSelf: "end center", marginBottom: space[5] },
});

const NeedsScript = styled(Button)(control);

const Sheet = styled.svg({
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "& .park": { fill: color.accentTint },
  "& .water": { stroke: color.line, strokeWidth: 22 },
  "& .lane": { stroke: color.paper, strokeWidth: 6 },
  "& .street": { stroke: color.surface, strokeWidth: 12 },
  "& .block": { fill: color.line },
  "& .halo": { fill: color.highlightTint },
  "& .pin": { fill: color.accent, fillRule: "evenodd" },
});
