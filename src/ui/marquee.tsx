import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { media, space } from "../theme/tokens";
import { useMarquee } from "./use-marquee";

type MarqueeProps = {
  /** What the row holds, for those who do not see it. */
  label: string;
  /** List items. */
  children: ReactNode;
  /** Pixels a second. */
  speed?: number;
  direction?: "left" | "right";
  pauseOnHover?: boolean;
  /** Stopped by the visitor: give the row, or its neighbours together, a PauseButton. */
  paused?: boolean;
  /** Between the items, a length. */
  gap?: string;
  className?: string;
};

/**
 * A row that scrolls round without end, its content shown twice for the loop. It rests under the
 * pointer and while focus is inside; without script and under reduced motion it is a plain row
 * that the visitor scrolls.
 */
export function Marquee(props: MarqueeProps) {
  const { label, children, speed = 30, direction = "left", gap = space[5] } = props;
  const { pauseOnHover = true, paused = false, className } = props;
  const { listRef, seconds } = useMarquee(speed);
  const moving = seconds !== null;
  return (
    <Window
      {...focusable}
      aria-label={label}
      className={className}
      data-moving={moving ? direction : undefined}
      data-hover={pauseOnHover || undefined}
      data-paused={paused || undefined}
    >
      {/* Set by script only: the page's policy allows no style in the markup. */}
      <Track style={moving ? { animationDuration: `${seconds}s` } : undefined}>
        <Row ref={listRef} role="list" gap={gap}>
          {children}
        </Row>
        {moving && (
          <Row role="list" gap={gap} aria-hidden="true" inert>
            {children}
          </Row>
        )}
      </Track>
    </Window>
  );
}

// A part that scrolls must be reachable by keyboard; focus also stops it.
const focusable = { role: "group", tabIndex: 0 } as const;

const round = keyframes({ to: { transform: "translateX(-50%)" } });

const Window = styled.div({
  containerType: "inline-size",
  // Room for the focus rings of what stands inside.
  paddingBlock: space[1],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  // No scrollbar that comes and goes with the script; it stays for those who scroll by hand.
  scrollbarWidth: "none",
  [media.still]: { scrollbarWidth: "thin" },
  [media.scriptless]: { scrollbarWidth: "thin" },
  "&[data-moving]": { overflowX: "hidden" },
  "&[data-moving] > div": { animation: `${round} 60s linear infinite` },
  "&[data-moving='right'] > div": { animationDirection: "reverse" },
  "&[data-paused] > div, &[data-hover]:hover > div": { animationPlayState: "paused" },
  "&:focus-visible > div, &:has(:focus-visible) > div": { animationPlayState: "paused" },
  [media.print]: { overflow: "visible" },
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
    [media.print]: { "&[aria-hidden]": { display: "none" } },
  },
  // The last gap too, so that the second copy follows at the same distance.
  ({ gap }) => ({ "&[role]": { gap, paddingInlineEnd: gap } }),
);
