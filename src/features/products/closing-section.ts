import styled from "@emotion/styled";
import { color, media } from "../../theme/tokens";
import { Section } from "../../ui/section";

/** The last invitation of a product page, with its button at the end of the line. */
export const ClosingSection = styled(Section)({
  background: color.greenTint,
  [media.desktop]: {
    "& > div": { display: "flex", alignItems: "center", justifyContent: "space-between" },
    "& > div > div": { marginBottom: 0 },
  },
});
