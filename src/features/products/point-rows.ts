import styled from "@emotion/styled";
import { color, media, space, text } from "../../theme/tokens";
import { PointList } from "../../ui/point-list";

/** Points under one another on the dark band: the title beside its text. */
export const PointRows = styled(PointList)({
  "& > li": {
    display: "grid",
    gap: space[2],
    paddingBlock: space[5],
    borderTop: `1px solid ${color.bandLine}`,
  },
  "& h3": { fontSize: text.xl },
  [media.desktop]: { "& > li": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
