import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion";

/**
 * How long one round of a marquee takes at `speed` px a second, or null while it stands still:
 * before its content is measured and under reduced motion. Attach `listRef` to what is repeated.
 */
export function useMarquee(speed: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const still = useReducedMotion();
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const list = listRef.current;
    if (!list || still) return;
    const observer = new ResizeObserver(() => setWidth(list.getBoundingClientRect().width));
    observer.observe(list);
    return () => observer.disconnect();
  }, [still]);

  return { listRef, seconds: still || width === 0 ? null : roundSeconds(width, speed) };
}

/** To a tenth of a second: a width that differs by a pixel must not restart the animation. */
export function roundSeconds(width: number, speed: number): number {
  return Math.max(1, Math.round((width / speed) * 10) / 10);
}
