import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { home } from "./text";
import { paths } from "../../shared/domain/paths";
import { media, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/button";
import { Container } from "../../ui/section";

/** The home page's pictures and, below them, the link to the download page (HOM-04). */
export function StartSection({ children }: { children?: ReactNode }) {
  return (
    <FullWidth>
      {children}
      <ButtonLink to={paths.download()}>{home.start.button}</ButtonLink>
    </FullWidth>
  );
}

const FullWidth = styled(Container)({
  display: "grid",
  justifyItems: "center",
  gap: space[5],
  paddingBlock: space[7],
  "& > div": { width: "100%" },
  "& > a": { minWidth: "12rem" },
  [media.desktop]: { paddingBlock: space[8] },
});
