import type { WrapPageElementBrowserArgs } from "gatsby";
import { RootLayout } from "./root-layout";

/** Gatsby's wrapPageElement, equal in browser and server rendering (LAY-05). */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  return <RootLayout path={props.location.pathname}>{element}</RootLayout>;
}
