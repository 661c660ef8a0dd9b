import { useEffect, useRef, useState, type RefObject } from "react";
import { useFirstInteraction } from "./use-first-interaction";

/** Returns a ref, and true once it is within `margin` of the viewport (0 without interaction). */
export function useNearViewport(margin = "300px") {
  const ref = useRef<HTMLDivElement>(null);
  const around = useFirstInteraction() ? margin : "0px";
  return [ref, useReached(ref, `${around} 0px`, isNear)] as const;
}

/** True once the element reaches the centre line of the viewport, or is above it after a jump. */
export function useInCentre(ref: RefObject<Element | null>): boolean {
  return useReached(ref, "1000000px 0px -50% 0px", isNear);
}

/** True once `empty` and out of view, so that nothing visible moves (scroll anchoring). */
export function useCollapsed(ref: RefObject<Element | null>, empty: boolean): boolean {
  return useReached(ref, "0px", isOutOfView, empty);
}

type Test = (entry: IntersectionObserverEntry) => boolean;

const isNear: Test = ({ isIntersecting }) => isIntersecting;
const isOutOfView: Test = ({ isIntersecting, boundingClientRect }) =>
  !isIntersecting && (boundingClientRect.top > 0 || CSS.supports("overflow-anchor", "auto"));

function useReached(
  ref: RefObject<Element | null>,
  rootMargin: string,
  test: Test,
  when = true,
): boolean {
  const [isReached, setReached] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isReached || !when) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(test)) setReached(true);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, rootMargin, test, when, isReached]);

  return isReached;
}
