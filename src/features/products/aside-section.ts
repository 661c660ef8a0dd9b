import styled from "@emotion/styled";
import { media, size, space } from "../../theme/tokens";
import { Section } from "../../ui/section";

/** A section whose heading is next to its only child and stays in view on wide screens. */
export const AsideSection = styled(Section)({
  [media.wide]: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: space[8],
      alignItems: "start",
    },
    "& > div > div:first-of-type": {
      position: "sticky",
      top: `calc(${size.header} + ${space[5]})`,
    },
  },
});
