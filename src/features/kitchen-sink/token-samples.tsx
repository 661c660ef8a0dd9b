import styled from "@emotion/styled";
import { color, radius, shadow, space, text } from "../../theme/tokens";
import { Section } from "../../ui/section";

/** Colours and type sizes by their names. */
export function TokenSamples() {
  return (
    <Section title="Tokens">
      <Swatches>
        {Object.entries(color).map(([name, value]) => (
          <li key={name}>
            <Swatch colour={value} />
            {name}
          </li>
        ))}
      </Swatches>
      {Object.entries(text).map(([name, value]) => (
        <Line key={name} scale={value}>
          {name} – ₹ 1,51,000 in Nifty 500
        </Line>
      ))}
    </Section>
  );
}

const Swatches = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  gap: space[3],
  margin: `0 0 ${space[6]}`,
  padding: 0,
  listStyle: "none",
  fontSize: text.xs,
});

const Swatch = styled("span", { shouldForwardProp: (name) => name !== "colour" })<{
  colour: string;
}>(
  {
    display: "block",
    height: space[7],
    marginBottom: space[1],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    boxShadow: shadow.low,
  },
  ({ colour }) => ({ background: colour }),
);

const Line = styled("p", { shouldForwardProp: (name) => name !== "scale" })<{ scale: string }>(
  ({ scale }) => ({ fontSize: scale, lineHeight: 1.3 }),
);
