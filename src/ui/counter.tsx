import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { formatIndianNumber } from "../shared/domain/indian-number";
import { media } from "../theme/tokens";
import { useHydrated } from "./use-hydrated";
import { useInCentre } from "./use-in-view";
import { useReducedMotion } from "./use-media-query";

type CounterProps = { to: number; suffix?: string; decimals?: number };

/** Counts up in two seconds; the text is the value, for screen readers and without script. */
export function Counter({ to, suffix = "", decimals = 0 }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isHydrated = useHydrated();
  const reducedMotion = useReducedMotion();
  const isReached = useInCentre(ref);
  const progress = useCountUp(isReached && !reducedMotion);
  const isCounting = isHydrated && !reducedMotion && progress < 1;
  const digits = { minDigits: decimals, maxDigits: decimals };
  const formatValue = (value: number) => formatIndianNumber(value, digits) + suffix;
  return (
    <Box ref={ref} data-counting={isCounting || undefined}>
      <span>{formatValue(to)}</span>
      {isCounting && <span aria-hidden="true">{formatValue(computeCount(progress, to))}</span>}
    </Box>
  );
}

const DURATION_MS = 2000;

function useCountUp(isStarted: boolean): number {
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!isStarted) return;
    let frame = 0;
    let start: number | undefined;
    const drawStep = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / DURATION_MS);
      setProgress(share);
      if (share < 1) frame = requestAnimationFrame(drawStep);
    };
    frame = requestAnimationFrame(drawStep);
    return () => cancelAnimationFrame(frame);
  }, [isStarted]);

  return progress;
}

/** Returns the number at a progress from 0 to 1: fast at first, slower at the end. */
export function computeCount(progress: number, to: number): number {
  return to * (1 - (1 - progress) ** 3);
}

// The invisible value keeps its space, so that nothing moves while the number grows.
const Box = styled.span({
  position: "relative",
  display: "inline-block",
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "&[data-counting] > :first-of-type": { opacity: 0, [media.print]: { opacity: 1 } },
  "& > [aria-hidden]": {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    [media.print]: { display: "none" },
  },
});
