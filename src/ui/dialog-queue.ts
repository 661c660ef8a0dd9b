/**
 * A dialog that wants to open; the lowest rank goes first. Rank 0 is one that the visitor opens: it
 * need not wait for another that has its turn but is not there yet, for over an open one nobody
 * could have clicked.
 */
export type DialogRequest = { readonly rank: number };

const waiting = new Set<DialogRequest>();
const listeners = new Set<() => void>();
let holder: DialogRequest | undefined;

/** Queues up; the answer leaves the queue or ends the turn. */
export function queueDialog(request: DialogRequest): () => void {
  waiting.add(request);
  grantSoon();
  return () => {
    waiting.delete(request);
    if (holder === request) holder = undefined;
    grantSoon();
  };
}

/** Whether it is this dialog's turn. */
export function hasTurn(request: DialogRequest): boolean {
  return holder === request;
}

/** Calls back whenever the turn passes on. */
export function onTurnChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Later, so that of those who ask in one moment the lowest rank wins. */
function grantSoon(): void {
  queueMicrotask(() => {
    const [next] = [...waiting].sort((one, other) => one.rank - other.rank);
    if (!next || next === holder) return;
    if (holder && (next.rank > 0 || holder.rank === 0)) return;
    holder = next;
    listeners.forEach((listener) => listener());
  });
}
