import styled from "@emotion/styled";
import { color, media, space, text } from "../theme/tokens";
import { PointList } from "./point-list";

/** Points as marked columns on a wide screen, one below another on others. */
export const PointColumns = styled(PointList)({
  display: "grid",
  gap: space[6],
  "& > li": { paddingInlineStart: space[5], borderInlineStart: `3px solid ${color.highlight}` },
  "& h3": { fontSize: text.xl },
  "& p": { marginTop: space[2], color: color.inkSoft },
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});
