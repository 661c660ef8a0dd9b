import styled from "@emotion/styled";
import { color, media, space, text } from "../../theme/tokens";
import { PointList } from "../../ui/point-list";

/** The five values, a line each (ABT-01). */
export const ValueList = styled(PointList)({
  borderBottom: `1px solid ${color.line}`,
  "& > li": { paddingBlock: space[4], borderTop: `1px solid ${color.line}` },
  "& h3": { color: color.green, fontSize: text.xl, letterSpacing: "0.03em" },
  "& p": { marginTop: space[2], fontSize: text.lg },
  [media.desktop]: {
    "& > li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: space[6],
      alignItems: "baseline",
      paddingBlock: space[5],
    },
    "& p": { marginTop: 0 },
  },
});
