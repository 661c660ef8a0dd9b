import { color, media, space } from "../theme/tokens";

/** Style of a row with a title, its text and a condition or price, below each other on phones. */
export const pricedRow = {
  display: "grid",
  gap: space[1],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.line}`,
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)",
    gap: space[5],
    alignItems: "baseline",
  },
} as const;
