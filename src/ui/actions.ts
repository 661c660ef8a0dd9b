import styled from "@emotion/styled";
import { space } from "../theme/tokens";

export const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3] });
