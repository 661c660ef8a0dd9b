import { channel } from "node:diagnostics_channel";

// The route that stores and the worker that mails are bundled apart, so that no variable of a module
// is common to both; a named channel is one for the whole process.
const stored = channel("cms:enquiry-stored");

/** Says that there is an enquiry to mail. */
export function announce(): void {
  stored.publish({});
}

/** Calls back at each announcement; returns what ends that. */
export function onAnnounced(wake: () => void): () => void {
  stored.subscribe(wake);
  return () => stored.unsubscribe(wake);
}
