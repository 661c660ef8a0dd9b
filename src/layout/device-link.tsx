import { useSyncExternalStore, type ComponentProps } from "react";
import { paths } from "../config/paths";
import { site } from "../config/site";
import { deviceLink } from "../rules/device-link";
import { ButtonAnchor } from "../ui/button";

const subscribe = () => () => undefined;

/** Where this device finds the app; the download page before the browser has said what it is. */
export function useDeviceLink(): string {
  return useSyncExternalStore(
    subscribe,
    () => deviceLink(navigator.userAgent, site.links),
    () => paths.download(),
  );
}

/** A button to the app: 'Get Started', 'Download App' (DEV-01 … DEV-05). */
export function DeviceLink(props: Omit<ComponentProps<typeof ButtonAnchor>, "href">) {
  return <ButtonAnchor {...props} href={useDeviceLink()} rel="noopener" />;
}
