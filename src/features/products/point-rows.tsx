import styled from "@emotion/styled";
import type { Point } from "../../config/product-fields";
import { color, media, space, text } from "../../theme/tokens";

/** Points under one another on the dark band: the title beside its text. */
export function PointRows({ items }: { items: readonly Point[] }) {
  return (
    <List role="list">
      {items.map(({ title, text: words }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  "& > li": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[5],
    borderTop: `1px solid ${color.bandLine}`,
  },
  "& h3": { fontSize: text.xl },
  [media.desktop]: { "& > li": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
