import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { navigation } from "../content/navigation";
import { color, layer, media, radius, size, space, weight } from "../theme/tokens";
import { CursorRingLoader } from "./cursor/cursor-ring-loader";
import { LazyPageEnd } from "./lazy-page-end";
import { Header } from "./header";

const MAIN_ID = "main";

type RootLayoutProps = { children: ReactNode; path: string };

/** Skip link, header, main landmark, footer, floating links, cursor ring (LAY-01 … LAY-05). */
export function RootLayout({ children, path }: RootLayoutProps) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{navigation.labels.skip}</SkipLink>
      <Header path={path} />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <LazyPageEnd />
      <CursorRingLoader />
    </>
  );
}

const SkipLink = styled.a({
  position: "fixed",
  zIndex: layer.skip,
  top: space[2],
  left: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.md,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
  transform: "translateY(-200%)",
  "&:focus, &:focus:hover": { transform: "none", color: color.onAccent },
  [media.print]: { display: "none" },
});

const Main = styled.main({
  minHeight: "70vh",
  paddingTop: size.header,
  [media.print]: { minHeight: 0 },
});
