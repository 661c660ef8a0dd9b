import { useEffect, useState, useSyncExternalStore } from "react";
import { hasTurn, onTurnChange, queueDialog, type DialogRequest } from "./dialog-queue";

/**
 * True while this dialog may be open: there is never more than one. It asks as long as `wanted`
 * holds and keeps its turn until then; among those that wait the lowest rank is next (0 what the
 * visitor opens, 1 the notice, 2 the event).
 */
export function useDialogTurn(wanted: boolean, rank: number): boolean {
  const [request] = useState<DialogRequest>(() => ({ rank }));
  useEffect(() => (wanted ? queueDialog(request) : undefined), [wanted, request]);
  const granted = useSyncExternalStore(
    onTurnChange,
    () => hasTurn(request),
    () => false,
  );
  return wanted && granted;
}
