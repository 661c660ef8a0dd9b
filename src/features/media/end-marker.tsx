import { useEffect, useRef } from "react";

const SEEN = 0.5;

/** Stands at the end of a list; asks for more once half of it is in view (MED-02). */
export function EndMarker({ onSeen }: { onSeen: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN)) latest.current();
      },
      { threshold: SEEN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} aria-hidden="true" style={{ height: "2rem" }} />;
}
