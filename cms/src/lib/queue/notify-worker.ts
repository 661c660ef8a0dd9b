import { channel, subscribe } from "node:diagnostics_channel";
import type { DeliveryTable } from "./delivery-queue";

// The route that stores and the worker that sends are bundled apart, so that no variable of a module
// is common to both; a named channel is one for the whole process.
const nameOf = (table: DeliveryTable) => `cms:stored:${table}`;

export function notifyWorker(table: DeliveryTable): void {
  channel(nameOf(table)).publish({});
}

export function onWorkerNotified(table: DeliveryTable, wake: () => void): void {
  subscribe(nameOf(table), wake);
}
