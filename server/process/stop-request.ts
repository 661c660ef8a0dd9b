const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Settles with an exit code when the command is asked to stop: by Ctrl-C, by a signal, or because
 * the shell that started it is gone (npm does not hand a signal on through its shell).
 */
export function stopRequested(): Promise<number> {
  const starter = process.ppid;
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(CODES[signal]));
    const watch = setInterval(() => {
      if (process.ppid !== starter) resolve(CODES.SIGHUP);
    }, 500);
    watch.unref();
  });
}
