import { channel, subscribe } from "node:diagnostics_channel";
import type { DeliveryTable } from "./delivery-queue";

// Route and worker are bundled separately and share only named channels of the process.
const toEventName = (table: DeliveryTable) => `cms:stored:${table}`;

/** Wakes this process's worker, so that new rows of the table are sent at once. */
export function notifyWorker(table: DeliveryTable): void {
  channel(toEventName(table)).publish({});
}

/** Calls `wakeWorker` for each `notifyWorker` of the table. */
export function onWorkerNotified(table: DeliveryTable, wakeWorker: () => void): void {
  subscribe(toEventName(table), wakeWorker);
}
