const POLL_MS = 50;

/** Sends a signal to a process group; false when no process of it is left. */
export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process group: SIGTERM, and SIGKILL for what is left after `graceMs`. */
export async function endGroup(pid: number, graceMs: number): Promise<void> {
  if (!signalGroup(pid, "SIGTERM")) return;
  const deadline = performance.now() + graceMs;
  while (signalGroup(pid, 0)) {
    if (performance.now() > deadline) {
      signalGroup(pid, "SIGKILL");
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
