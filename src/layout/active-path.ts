import { useSyncExternalStore } from "react";
import { stripSlash } from "../shared/domain/paths";

const subscribeToNothing = () => () => undefined;

/** Returns `path`; until hydration Gatsby's `pagePath`, because React corrects no attributes. */
export function useActivePath(path: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => path,
    () => String(Reflect.get(globalThis, "pagePath") ?? path),
  );
}

/** True if the path contains the item's (HDR-04); the home page is active only on itself. */
export function isActivePath(current: string, item: string): boolean {
  const itemPath = stripSlash(item);
  return itemPath === "" ? stripSlash(current) === "" : current.includes(itemPath);
}
