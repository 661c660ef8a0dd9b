import { useEffect, useState, useSyncExternalStore } from "react";

/** Never more than one is open; rank 0: opened by the visitor, 1: the notice, 2: the event. */
export function useDialogQueue(wanted: boolean, rank: number): boolean {
  const [request] = useState<DialogRequest>(() => ({ rank }));
  useEffect(() => (wanted ? queueDialog(request) : undefined), [wanted, request]);
  const granted = useSyncExternalStore(
    onChange,
    () => isGranted(request),
    () => false,
  );
  return wanted && granted;
}

/** Lowest rank first. Rank 0, opened by the visitor, does not wait for one not shown yet. */
type DialogRequest = { readonly rank: number };

const waiting = new Set<DialogRequest>();
const listeners = new Set<() => void>();
let holder: DialogRequest | undefined;

/** Queues a dialog. Returns a function that leaves the queue or lets the next one open. */
function queueDialog(request: DialogRequest): () => void {
  waiting.add(request);
  grantSoon();
  return () => {
    waiting.delete(request);
    if (holder === request) holder = undefined;
    grantSoon();
  };
}

function isGranted(request: DialogRequest): boolean {
  return holder === request;
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the next dialog in a later task, so that of simultaneous requests the lowest rank wins. */
function grantSoon(): void {
  queueMicrotask(() => {
    const [next] = [...waiting].sort((one, other) => one.rank - other.rank);
    if (!next || next === holder) return;
    if (holder && (next.rank > 0 || holder.rank === 0)) return;
    holder = next;
    listeners.forEach((listener) => listener());
  });
}
