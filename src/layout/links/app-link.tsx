import type { ComponentProps } from "react";
import { paths } from "../../shared/domain/paths";
import { site } from "../../content/site";
import { chooseDeviceLink } from "./addresses";
import { ButtonAnchor } from "../../ui/button";
import { useHydrated } from "../../ui/use-hydrated";

/** Returns the app's address for this device; before hydration the download page. */
export function useDeviceLink(): string {
  if (!useHydrated()) return paths.download();
  return chooseDeviceLink(navigator.userAgent, site.links, navigator.maxTouchPoints > 0);
}

/** A button to the app: 'Get Started', 'Download App' (DEV-01 … DEV-05). */
export function DeviceLink(props: Omit<ComponentProps<typeof ButtonAnchor>, "href">) {
  return <ButtonAnchor {...props} href={useDeviceLink()} rel="noopener" />;
}
