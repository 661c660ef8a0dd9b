import { useEffect, useState } from "react";

const LATEST_MS = 2_000;

/** True once the browser is idle: for work that can wait until the page is complete. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(settle, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
