// Plain JavaScript: cms/server.mjs starts without a compiler.

import { clearInterval, setInterval } from "node:timers";

/** A phone that takes two minutes for 5 MB sends 43 kB a second; this leaves room for a tunnel. */
const MIN_PER_SECOND = 1024;
const WINDOW_MS = 15_000;
/** Equals ENQUIRY_UPLOAD_MS: a body that cannot end within this time is ended early. */
const UPLOAD_SECONDS = 180;
/** In bytes, for a body without a declared length: the largest form. */
const ASSUMED_LENGTH = 6 * 1024 * 1024;

/**
 * Calls `onSlow` when a body brings fewer than `minPerSecond` bytes a second in a window, or is a
 * window behind the rate of 180 s for the whole body. Skips windows in which nobody reads the body.
 * @param {import("node:http").IncomingMessage} request
 * @param {() => void} onSlow
 * @param {{ windowMs?: number; minPerSecond?: number }} [rate]
 */
export function enforceMinBodyRate(
  request,
  onSlow,
  { windowMs = WINDOW_MS, minPerSecond = MIN_PER_SECOND } = {},
) {
  const length = readLength(request);
  if (length === 0) return;
  const { socket } = request;
  const dueInWindow = (length / UPLOAD_SECONDS) * (windowMs / 1000);
  let before = socket.bytesRead;
  let ahead = 0;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) return clearInterval(timer);
    const bytes = socket.bytesRead - before;
    before = socket.bytesRead;
    const isUnread = request.readableLength >= request.readableHighWaterMark;
    if (isUnread) return;
    ahead += bytes - dueInWindow;
    if (bytes >= (minPerSecond * windowMs) / 1000 && ahead >= -dueInWindow) return;
    clearInterval(timer);
    onSlow();
  }, windowMs);
  timer.unref();
  request.once("close", () => clearInterval(timer));
}

/** @param {import("node:http").IncomingMessage} request */
function readLength({ headers }) {
  const isChunked = headers["transfer-encoding"] !== undefined;
  return Number(headers["content-length"] ?? (isChunked ? ASSUMED_LENGTH : 0));
}
