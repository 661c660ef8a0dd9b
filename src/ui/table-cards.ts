import { color, space, text } from "../theme/tokens";

// Some browsers drop these roles from cells that are laid out as cards.
export const cellRole = { role: "cell" };
export const headerRole = { role: "rowheader" };

/** Style of the column's name above a cell of a card, from its `data-label`. */
export const columnLabel = {
  content: "attr(data-label)",
  display: "block",
  color: color.inkFaint,
  fontSize: text.xs,
} as const;

/** Style of the cells of every table. */
export const tableCell = {
  padding: `${space[3]} ${space[4]}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "normal",
} as const;
