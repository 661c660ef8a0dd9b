import styled from "@emotion/styled";
import { useRef } from "react";
import { media } from "../theme/tokens";
import { countAt, useCountUp } from "./use-count-up";
import { useHydrated } from "./use-hydrated";
import { useInCentre } from "./use-in-centre";
import { useReducedMotion } from "./use-reduced-motion";

type CounterProps = {
  to: number;
  /** What stands after the number: 'K+'. */
  suffix?: string;
  decimals?: number;
  className?: string;
};

/**
 * A figure that counts from 0 to its value in two seconds when it reaches the centre of the
 * viewport. The value itself is the text, so that readers, search engines and pages without script
 * have it once; the running number is drawn over it.
 */
export function Counter({ to, suffix = "", decimals = 0, className }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const hydrated = useHydrated();
  const still = useReducedMotion();
  const reached = useInCentre(ref);
  const progress = useCountUp(reached && !still);
  const counting = hydrated && !still && progress < 1;
  const shown = (value: number) => figure(value, decimals) + suffix;
  return (
    <Box ref={ref} className={className} data-counting={counting || undefined}>
      <span>{shown(to)}</span>
      {counting && <span aria-hidden="true">{shown(countAt(progress, to))}</span>}
    </Box>
  );
}

/** With Indian grouping: 1,51,000. */
function figure(value: number, decimals: number): string {
  return value.toLocaleString("en-IN", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

// The value keeps its place while it is not seen: nothing moves while the number grows.
const Box = styled.span({
  position: "relative",
  display: "inline-block",
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "&[data-counting] > :first-of-type": { opacity: 0, [media.print]: { opacity: 1 } },
  "& > [aria-hidden]": {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    [media.print]: { display: "none" },
  },
});
