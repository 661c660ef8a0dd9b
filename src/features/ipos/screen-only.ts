import styled from "@emotion/styled";
import { media } from "../../theme/tokens";

/** Hides its links on paper, without its own box on screens. */
export const ScreenOnly = styled.div({ display: "contents", [media.print]: { display: "none" } });
