import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { color, layer, media } from "../../theme/tokens";

const ACTIVE = "a, button, input, select, textarea, summary";
const SIDE = 32;

/** A ring that follows the mouse in 0.15 s and grows over controls (LAY-04). */
export function CursorRing() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ring = ref.current;
    if (!ring) return;
    const onMove = ({ clientX, clientY, target, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      ring.style.translate = `${clientX - SIDE / 2}px ${clientY - SIDE / 2}px`;
      ring.toggleAttribute("data-over", target instanceof Element && !!target.closest(ACTIVE));
      if (ring.dataset.seen !== undefined) return;
      // Forces layout at the first position, so that the ring does not fly in from the corner.
      ring.getBoundingClientRect();
      ring.dataset.seen = "";
    };
    const onLeave = () => delete ring.dataset.seen;
    window.addEventListener("pointermove", onMove, { passive: true });
    document.documentElement.addEventListener("pointerleave", onLeave);
    return () => {
      window.removeEventListener("pointermove", onMove);
      document.documentElement.removeEventListener("pointerleave", onLeave);
    };
  }, []);

  return <Ring ref={ref} aria-hidden="true" data-cursor-ring="" />;
}

const Ring = styled.div({
  position: "fixed",
  zIndex: layer.cursor,
  top: 0,
  left: 0,
  width: SIDE,
  height: SIDE,
  border: `1.5px solid ${color.highlight}`,
  borderRadius: "50%",
  opacity: 0,
  pointerEvents: "none",
  transition: "scale 0.3s ease-out, opacity 0.3s ease-out",
  "&[data-seen]": {
    opacity: 0.5,
    transition: "translate 0.15s ease-out, scale 0.3s ease-out, opacity 0.3s ease-out",
  },
  "&[data-seen][data-over]": { opacity: 0.8, scale: "1.5" },
  [media.print]: { display: "none" },
});
