import { useEffect, useState } from "react";

const DURATION = 2000;

/** How far a count has come, from 0 to 1 in two seconds once it is started. */
export function useCountUp(started: boolean): number {
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!started) return;
    let frame = 0;
    let begin: number | undefined;
    const step = (now: number) => {
      begin ??= now;
      const passed = Math.min(1, (now - begin) / DURATION);
      setProgress(passed);
      if (passed < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [started]);

  return progress;
}

/** The number shown at a moment of the count: fast at first, settling at the end. */
export function countAt(progress: number, to: number): number {
  return to * (1 - (1 - progress) ** 3);
}
