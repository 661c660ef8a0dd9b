import styled from "@emotion/styled";
import { media } from "../../theme/tokens";

/** Hides its links on paper, without a box of its own on screens. */
export const OnScreen = styled.div({ display: "contents", [media.print]: { display: "none" } });
