import type { AfterErrorHook } from "payload";
import { DISK_FULL, explainError } from "./explain-error";

const MESSAGE =
  "The disk of the CMS is full, so nothing was saved. Tell whoever runs it, then save again.";

/** What staff saves while the disk is full is answered as what it is: to be sent again later. */
export const answerFullDisk: AfterErrorHook = ({ error }) =>
  explainError(error) === DISK_FULL
    ? { status: 503, response: { errors: [{ message: MESSAGE }] } }
    : undefined;
