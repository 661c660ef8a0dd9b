const POLL_MS = 50;

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process group; kills it after `graceMs`. */
export async function endGroup(pid: number, graceMs: number): Promise<void> {
  if (!signalGroup(pid, "SIGTERM")) return;
  if (!(await waitForGroupEnd(pid, graceMs))) signalGroup(pid, "SIGKILL");
}

/** Resolves to false if processes of the group are left after `limitMs`. */
export async function waitForGroupEnd(pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (signalGroup(pid, 0)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}
