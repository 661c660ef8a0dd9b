// Plain JavaScript: cms/server.mjs starts without a compiler.

import { clearInterval, setInterval } from "node:timers";

/** A phone that takes two minutes for 5 MB sends 43 kB a second; this leaves room for a tunnel. */
const LEAST_PER_SECOND = 1024;
const WINDOW_MS = 15_000;

/**
 * Calls `onSlow` when a body brings less than `leastPerSecond` bytes over a window; the first one is
 * its grace. A body that nobody reads at the moment is not slow.
 * @param {import("node:http").IncomingMessage} request
 * @param {() => void} onSlow
 * @param {{ windowMs?: number; leastPerSecond?: number }} [rate]
 */
export function enforceMinBodyRate(
  request,
  onSlow,
  { windowMs = WINDOW_MS, leastPerSecond = LEAST_PER_SECOND } = {},
) {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) return clearInterval(timer);
    const bytes = socket.bytesRead - before;
    before = socket.bytesRead;
    const isHeldBack = request.readableLength >= request.readableHighWaterMark;
    if (isHeldBack || bytes >= (leastPerSecond * windowMs) / 1000) return;
    clearInterval(timer);
    onSlow();
  }, windowMs);
  timer.unref();
  request.once("close", () => clearInterval(timer));
}
