import { existsSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** Lets a process and its later children use only the processor time that others leave. */
export function lowerPriority(pid: number): void {
  const lowest = constants.priority.PRIORITY_LOW;
  setPriority(pid, lowest);
  // Linux shares processor time between sessions first, and each program of ours has its own.
  const session = `/proc/${pid}/autogroup`;
  if (!existsSync(session)) return;
  try {
    writeFileSync(session, String(lowest));
  } catch {
    // Linux refuses two changes within 0.1 s; the program then keeps a normal share of time.
  }
}
