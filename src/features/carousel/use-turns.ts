import { useEffect, useState } from "react";

const TURN_MS = 2_000;

/**
 * Counts turns of the deck: one every 2000 ms while it plays and the tab is looked at (HOM-02).
 * @returns the turns so far, and a function that makes the next one at once
 */
export function useTurns(playing: boolean): [turns: number, next: () => void] {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurns((count) => count + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [playing]);
  return [turns, () => setTurns((count) => count + 1)];
}
