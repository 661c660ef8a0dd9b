import styled from "@emotion/styled";
import type { Point } from "../../config/product-fields";
import { media, space, text } from "../../theme/tokens";

/** Points beside one another, each under a rule. */
export function PointColumns({ items }: { items: readonly Point[] }) {
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
  display: "grid",
  gap: space[5],
  "& > li": { paddingTop: space[4], borderTop: "2px solid" },
  "& h3": { marginBottom: space[2], fontSize: text.xl },
  [media.desktop]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
});
