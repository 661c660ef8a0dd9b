import { channel } from "node:diagnostics_channel";
import type { DeliveryTable } from "./delivery-queue";

// The route that stores and the worker that sends are bundled apart, so that no variable of a module
// is common to both; a named channel is one for the whole process, as long as somebody holds it.
const stored = {
  enquiries: channel("cms:stored:enquiries"),
  deliveries: channel("cms:stored:deliveries"),
};

export function signalQueue(table: DeliveryTable): void {
  stored[table].publish({});
}

/** Calls back at each announcement; returns what ends that. */
export function onQueueSignal(table: DeliveryTable, wake: () => void): () => void {
  stored[table].subscribe(wake);
  return () => stored[table].unsubscribe(wake);
}
