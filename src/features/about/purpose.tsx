import styled from "@emotion/styled";
import type { About } from "../../config/about-schema";
import { color, font, media, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";

/** Vision and mission, set large (ABT-01). */
export function Purpose({ items }: { items: About["purpose"] }) {
  return (
    <Band aria-labelledby="purpose">
      <Container>
        <h2 id="purpose">{items.map(({ title }) => title).join(" & ")}</h2>
        <div>
          {items.map(({ title, text: words }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          ))}
        </div>
      </Container>
    </Band>
  );
}

const Band = styled.section({
  paddingBlock: space[7],
  background: color.band,
  color: color.bandInk,
  "& h2": { fontSize: text.xxxl },
  "& h2 + div": { display: "grid", gap: space[6], marginTop: space[6] },
  "& h3": { color: color.bandAccent, fontSize: text.lg },
  "& h3 + p": {
    marginTop: space[3],
    fontFamily: font.display,
    fontSize: text.xxl,
    lineHeight: 1.35,
  },
  [media.desktop]: {
    paddingBlock: space[8],
    "& h2 + div": { gridTemplateColumns: "1fr 1fr", columnGap: space[8] },
  },
});
