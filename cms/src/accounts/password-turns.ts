import pLimit from "p-limit";
import type { PayloadHandler, PayloadRequest } from "payload";
import { createRetryReply } from "../lib/reply";

/** A check takes a processor for half a second; more of them delay all other calls. */
const turns = pLimit(2);
const MAX_WAITING = 8;

/** Lets at most two calls that hash a password run at a time; returns 503 if too many wait (ACC-05). */
export const limitPasswordChecks =
  (handler: PayloadHandler) =>
  async (req: PayloadRequest): Promise<Response> =>
    turns.pendingCount >= MAX_WAITING
      ? createRetryReply(
          503,
          "Too many passwords are being checked. Please try again in a moment.",
          5,
        )
      : turns(() => handler(req));
