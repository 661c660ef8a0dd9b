import { useSyncExternalStore } from "react";
import { withoutSlash } from "../shared/domain/paths";

const never = () => () => undefined;

/**
 * `path`; while React takes the page over, the one that its HTML was made for (Gatsby's `pagePath`): React
 * fixes no attribute that differs then, and the 404 page is sent for any address.
 */
export function useActivePath(path: string): string {
  return useSyncExternalStore(
    never,
    () => path,
    () => String(Reflect.get(globalThis, "pagePath") ?? path),
  );
}

/**
 * True if the current path contains the menu item's path (HDR-04). Trailing slashes are ignored;
 * the home page, part of every path, is active only on itself.
 */
export function isActivePath(current: string, item: string): boolean {
  const wanted = withoutSlash(item);
  return wanted === "" ? withoutSlash(current) === "" : current.includes(wanted);
}
