import { useEffect, useState } from "react";

const MAX_WAIT_MS = 2_000;

/** Runs a task once the browser is idle, or after 2 s. Returns a function that cancels it. */
function onIdle(runTask: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(runTask, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(runTask, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

/** Resolves once the browser is idle, at the latest after two seconds. */
export const waitForIdle = () => new Promise<void>((resolve) => void onIdle(resolve));

/** True once the browser is idle: for work that can wait until the page is complete. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  return isIdle;
}
