import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { contactPage } from "../../config/contact";
import type { Site } from "../../config/site";
import { color, radius, size, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { MapDrawing } from "./map-drawing";

type OfficeMapProps = {
  office: Site["offices"][number];
  /** Two drawings beside each other should not be the same. */
  mirrored?: boolean;
};

/** One office: a drawn map until 'Show map', its address in words always, a link beside it. */
export function OfficeMap({ office, mirrored }: OfficeMapProps) {
  const { name, lines, mapUrl, mapEmbedUrl = mapUrl } = office;
  const { show, open, blocked } = contactPage.maps;
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <Figure>
      <Box>
        {shown ? (
          <iframe
            ref={frame}
            src={mapEmbedUrl}
            title={`${name}: ${lines.join(", ")}`}
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
            // The button that had the focus is gone.
            onLoad={() => frame.current?.focus({ preventScroll: true })}
          />
        ) : (
          <>
            <MapDrawing mirrored={mirrored} />
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
          <VisuallyHidden>: {name} (opens in a new tab)</VisuallyHidden>
        </a>
        {shown && <p role="status">{blocked}</p>}
      </figcaption>
    </Figure>
  );
}

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

const NeedsScript = styled(Button)({ "@media (scripting: none)": { display: "none" } });
