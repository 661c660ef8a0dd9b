import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { media, space } from "../theme/tokens";
import { scrollable } from "./scrollable";
import { useReducedMotion } from "./use-media-query";

type MarqueeProps = {
  label: string;
  children: ReactNode;
  speed?: number;
  direction?: "left" | "right";
  paused?: boolean;
  gap?: string;
};

/** Pauses under pointer and focus; without script or with reduced motion the visitor scrolls it. */
export function Marquee(props: MarqueeProps) {
  const { label, children, speed = 30, direction = "left", gap = space[5], paused } = props;
  const { listRef, seconds } = useMarquee(speed);
  const isMoving = seconds !== null;
  return (
    <Window
      {...scrollable}
      aria-label={label}
      data-moving={isMoving ? direction : undefined}
      data-paused={paused || undefined}
    >
      {/* Set by script only: the page's policy allows no style in the markup. */}
      <Track style={isMoving ? { animationDuration: `${seconds}s` } : undefined}>
        <Row ref={listRef} role="list" gap={gap}>
          {children}
        </Row>
        {isMoving && (
          <Row role="list" gap={gap} aria-hidden="true" inert>
            {children}
          </Row>
        )}
      </Track>
    </Window>
  );
}

/** Seconds of one round, null until measured and under reduced motion. */
function useMarquee(speed: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const reducedMotion = useReducedMotion();
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const list = listRef.current;
    if (!list || reducedMotion) return;
    const observer = new ResizeObserver(() => setWidth(list.getBoundingClientRect().width));
    observer.observe(list);
    return () => observer.disconnect();
  }, [reducedMotion]);

  return { listRef, seconds: reducedMotion || width === 0 ? null : roundSeconds(width, speed) };
}

/** Rounds to tenths, so that a width that differs by a pixel does not restart the animation. */
function roundSeconds(width: number, speed: number): number {
  return Math.max(1, Math.round((width / speed) * 10) / 10);
}

const round = keyframes({ to: { transform: "translateX(-50%)" } });

const Window = styled.div({
  containerType: "inline-size",
  // Space for the focus rings of the content.
  paddingBlock: space[1],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  // Hidden, so that no scrollbar appears or disappears with the script.
  scrollbarWidth: "none",
  [media.reducedMotion]: { scrollbarWidth: "thin" },
  [media.noScript]: { scrollbarWidth: "thin" },
  "&[data-moving]": { overflowX: "hidden" },
  "&[data-moving] > div": { animation: `${round} 60s linear infinite` },
  "&[data-moving='right'] > div": { animationDirection: "reverse" },
  "&[data-paused] > div, &:hover > div": { animationPlayState: "paused" },
  "&:focus-visible > div, &:has(:focus-visible) > div": { animationPlayState: "paused" },
  [media.print]: { "& > div": { display: "contents" }, "& + &": { display: "none" } },
});

const Track = styled.div({ display: "flex", width: "max-content" });

const Row = styled("ul", { shouldForwardProp: (name) => name !== "gap" })<{ gap: string }>(
  {
    display: "flex",
    flex: "none",
    justifyContent: "space-around",
    // Never shorter than the window, or the loop would show a hole.
    minWidth: "100cqi",
    "& > li": { flex: "none" },
    [media.print]: { flexWrap: "wrap", "&[aria-hidden]": { display: "none" } },
  },
  // Adds a gap at the end, so that the second copy follows at the same distance.
  ({ gap }) => ({ "&[role]": { gap, paddingInlineEnd: gap } }),
);
