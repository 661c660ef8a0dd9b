import styled from "@emotion/styled";
import type { Features } from "../../config/features-schema";
import { color, radius, space } from "../../theme/tokens";
import { Icon } from "../../ui/icon";

/** The products' icons as tiles; the names stand in the index below (PRD-07). */
export function ProductTiles({ groups }: { groups: Features["groups"] }) {
  return (
    <Tiles aria-hidden="true">
      {groups.flatMap(({ items }) =>
        items.map(({ icon }) => (
          <span key={icon}>
            <Icon name={icon} side={2.5} />
          </span>
        )),
      )}
    </Tiles>
  );
}

const Tiles = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: space[3],
  width: "100%",
  maxWidth: "24rem",
  marginInline: "auto",
  "& > span": {
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    borderRadius: radius.lg,
    background: color.surface,
    color: color.green,
  },
  "& > span:nth-of-type(4n + 1)": { background: color.green, color: color.onGreen },
  "& > span:nth-of-type(4n + 3)": { background: color.saffronTint, color: color.ink },
});
