import styled from "@emotion/styled";
import { color, media, sheet, space, text } from "../theme/tokens";

export const Card = styled.article({
  padding: space[5],
  ...sheet,
  color: color.ink,
  "& h3": { fontSize: text.xl, color: color.ink },
  "& h3 + p": { marginTop: space[2], color: color.inkSoft },
});

/** Cards beside one another: as many columns as fit at the given least width (rem). */
export const CardGrid = styled("ul", { shouldForwardProp: (name) => name !== "least" })<{
  least?: number;
}>(
  { display: "grid", gap: space[4], margin: 0, padding: 0, listStyle: "none" },
  { "& > li": { display: "grid" }, [media.desktop]: { gap: space[5] } },
  ({ least = 18 }) => ({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}rem), 1fr))`,
  }),
);
