import { useEffect, useState, useSyncExternalStore } from "react";

/** True while this dialog may be open: one at a time, the lowest rank first. */
export function useDialogQueue(wanted: boolean, rank: number): boolean {
  const [request] = useState<DialogRequest>(() => ({ rank }));
  useEffect(() => (wanted ? queueDialog(request) : undefined), [wanted, request]);
  const granted = useSyncExternalStore(
    addListener,
    () => isGranted(request),
    () => false,
  );
  return wanted && granted;
}

/** Ranks: 0 for dialogs that the visitor opens, which do not wait; 1 the notice; 2 the event. */
type DialogRequest = { readonly rank: number };

const queue = new Set<DialogRequest>();
const listeners = new Set<() => void>();
let openRequest: DialogRequest | undefined;

/** Queues a dialog. Returns a function that leaves the queue or lets the next one open. */
function queueDialog(request: DialogRequest): () => void {
  queue.add(request);
  scheduleNext();
  return () => {
    queue.delete(request);
    if (openRequest === request) openRequest = undefined;
    scheduleNext();
  };
}

function isGranted(request: DialogRequest): boolean {
  return openRequest === request;
}

function addListener(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Opens the next dialog in a microtask, so that the lowest of simultaneous requests wins. */
function scheduleNext(): void {
  queueMicrotask(() => {
    const [next] = [...queue].sort((one, other) => one.rank - other.rank);
    if (!next || next === openRequest) return;
    if (openRequest && (next.rank > 0 || openRequest.rank === 0)) return;
    openRequest = next;
    listeners.forEach((listener) => listener());
  });
}
