import { useEffect, useState, type RefObject } from "react";

/**
 * True once the element has reached the centre line of the viewport, and from then on. An element
 * that is already above it when the page opens (back, an anchor) has reached it too.
 */
export function useInCentre(ref: RefObject<Element | null>): boolean {
  const [reached, setReached] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || reached) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(hasReached)) setReached(true);
      },
      { rootMargin: "0px 0px -50% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, reached]);

  return reached;
}

/** Touches the upper half of the viewport, or has left it upwards. */
function hasReached({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return isIntersecting || boundingClientRect.bottom < 0;
}
