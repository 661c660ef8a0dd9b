import styled from "@emotion/styled";
import { color, media, size, space, weight } from "../theme/tokens";

/** Rows of a definition list. */
export const TermRows = ({ rows }: { rows: readonly (readonly [term: string, text: string])[] }) =>
  rows.map(([term, text]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  ));

/** Terms above their texts, on wide screens to their left. */
export const TermList = styled.dl({
  "& > div": {
    display: "grid",
    gap: space[1],
    paddingBlock: space[3],
    borderTop: `1px solid ${color.line}`,
    breakInside: "avoid",
  },
  "& dt": { fontWeight: weight.strong },
  "& dd": { maxWidth: size.text, color: color.inkSoft, overflowWrap: "anywhere" },
  [media.desktop]: {
    "& > div": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", gap: space[5] },
  },
});
