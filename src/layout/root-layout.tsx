import styled from "@emotion/styled";
import { type ReactNode, createElement } from "react";
import { navigation } from "../content/navigation";
import { color, layer, media, radius, size, space, weight } from "../theme/tokens";
import { CursorRingLoader } from "./cursor/cursor-ring-loader";
import { Header } from "./header";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { createLazyPart } from "../ui/lazy-part";

/** On the server an element of this name is the placeholder of the page's end (gatsby-ssr.tsx). */
export const PAGE_END = "page-end";

/** The page's end. With props React would discard the HTML that replaces the placeholder. */
const LazyPageEnd = createLazyPart(async () =>
  typeof window === "undefined"
    ? () => createElement(PAGE_END)
    : (await import(/* webpackChunkName: "page-end" */ "./page-end")).PageEnd,
);

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

/** Gatsby's wrapPageElement, equal in browser and server rendering (LAY-05). */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <RootLayout path={props.location.pathname}>{element}</RootLayout>;
}
