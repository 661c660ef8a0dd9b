import type { AfterErrorHook } from "payload";
import { DISK_FULL, explainError } from "./explain-error";

const MESSAGE =
  "The disk of the CMS is full, so nothing was saved. Ask the operator to free space, then save again.";

/** Returns 503 for a save on a full disk, so that staff can save again later. */
export const respondToFullDisk: AfterErrorHook = ({ error }) =>
  explainError(error) === DISK_FULL
    ? { status: 503, response: { errors: [{ message: MESSAGE }] } }
    : undefined;
