import styled from "@emotion/styled";
import { media, space, text } from "../../theme/tokens";
import { PointList } from "../../ui/point-list";

export const PointColumns = styled(PointList)({
  display: "grid",
  gap: space[5],
  "& > li": { paddingTop: space[4], borderTop: "2px solid" },
  "& h3": { marginBottom: space[2], fontSize: text.xl },
  [media.desktop]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
});
