import { existsSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/** Gives a process and its later children less processor time than others while it is scarce. */
export function lowerPriority(pid: number, priority: number): void {
  setPriority(pid, priority);
  // Linux shares processor time between sessions first, and each started program has its own.
  const session = `/proc/${pid}/autogroup`;
  if (!existsSync(session)) return;
  try {
    writeFileSync(session, String(priority));
  } catch {
    // Linux refuses two changes within 0.1 s; the program then keeps a normal share of time.
  }
}
