import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { desktopQuery } from "../../theme/tokens";
import { useMediaQuery, useReducedMotion } from "../../ui/use-media-query";

const CursorRing = lazy(async () => ({ default: await loadRing() }));

/** Loads the ring; a failure must not break the page. */
async function loadRing(): Promise<ComponentType> {
  try {
    return (await import(/* webpackChunkName: "cursor" */ "./cursor-ring")).CursorRing;
  } catch {
    return () => null;
  }
}

const MOUSE = `(hover: hover) and (pointer: fine) and ${desktopQuery}`;

/** Shows the ring after the first mouse movement, on desktops without reduced motion (LAY-04). */
export function CursorRingLoader() {
  const hasMouse = useMediaQuery(MOUSE);
  const reducedMotion = useReducedMotion();
  const isEnabled = hasMouse && !reducedMotion;
  const [hasMoved, setMoved] = useState(false);

  useEffect(() => {
    if (!isEnabled || hasMoved) return;
    const onMove = ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") setMoved(true);
    };
    window.addEventListener("pointermove", onMove, { passive: true });
    return () => window.removeEventListener("pointermove", onMove);
  }, [isEnabled, hasMoved]);

  return isEnabled && hasMoved ? (
    <Suspense>
      <CursorRing />
    </Suspense>
  ) : null;
}
