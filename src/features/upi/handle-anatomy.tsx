import styled from "@emotion/styled";
import { upi } from "../../config/upi";
import { color, font, media, radius, space, text, weight } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { VerifiedMark } from "./verified-mark";

/** The parts of the handle in their order, and the mark that a UPI app shows beside it. */
export function HandleAnatomy() {
  return (
    <Section title={upi.handle.anatomy}>
      <Columns>
        <Parts role="list">
          {upi.handle.parts.map((part, index) => (
            <li key={part.name}>
              <Piece translate="no">{part.text}</Piece>
              <h3>
                {index + 1}. {part.name}
              </h3>
              <p>{part.meaning}</p>
            </li>
          ))}
        </Parts>
        <Mark>
          <VerifiedMark label={upi.mark.picture} />
          <div>
            <h3>{upi.mark.title}</h3>
            <p>{upi.mark.text}</p>
          </div>
        </Mark>
      </Columns>
    </Section>
  );
}

const Columns = styled.div({
  display: "grid",
  gap: space[6],
  [media.wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", columnGap: space[8] },
});

const Parts = styled.ol({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 8.5rem) minmax(0, 1fr)",
    columnGap: space[4],
    paddingBlock: space[4],
    borderTop: `1px solid ${color.line}`,
  },
  "& > li:last-of-type": { borderBottom: `1px solid ${color.line}` },
  "& h3": { fontSize: text.lg },
  "& p": { gridColumn: 2, marginTop: space[1], color: color.inkSoft },
});

const Piece = styled.span({
  alignSelf: "start",
  justifySelf: "start",
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.sm,
  background: color.saffronTint,
  fontFamily: font.code,
  fontSize: text.sm,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});

const Mark = styled.div({
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr)",
  gap: space[5],
  alignSelf: "start",
  alignItems: "start",
  padding: space[5],
  borderRadius: radius.lg,
  background: color.sunken,
  "& h3": { fontSize: text.lg },
  "& p": { marginTop: space[2], color: color.inkSoft },
});
