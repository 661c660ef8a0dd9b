import { ProcessSupervisor } from "./process-supervisor";
import { describeError } from "./user-facing-error";

const stop = new AbortController();

/** Aborted when the command is asked to stop; what it then ends has not failed. */
export const stopSignal = stop.signal;

/** Runs a command until it is done, fails (code 1) or is stopped (exit code 128 + signal by default), then stops its programs. */
export async function runCommand(
  runWork: (supervisor: ProcessSupervisor) => Promise<number>,
  onShutdown: (code: number) => number = (code) => code,
): Promise<never> {
  ignoreEpipe();
  const supervisor = new ProcessSupervisor();
  const shutdown = awaitShutdownSignal().then((code) => {
    // The programs of `npm start` have a channel to it.
    if (!process.send) console.log("\nStopping …");
    stop.abort();
    return onShutdown(code);
  });
  const result = runWork(supervisor).catch((error: unknown) => {
    if (!stop.signal.aborted) console.error(`\n${describeError(error)}`);
    return 1;
  });
  const code = await Promise.race([shutdown, result, awaitUncaughtError()]);
  await supervisor.endAll();
  process.exit(code);
}

/** Ignores failing output, such as to a full disk or a closed pipe. */
function ignoreEpipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** Handles uncaught errors, which would stop this process and leave its programs running. */
function awaitUncaughtError(): Promise<number> {
  return new Promise((resolve) => {
    for (const event of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(event, (error: unknown) => {
        console.error(`\n${describeError(error)}`);
        resolve(1);
      });
    }
  });
}

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

function awaitShutdownSignal(): Promise<number> {
  const starter = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => resolve(EXIT_CODES[signal]));
    }
    // npm does not forward signals through its shell.
    const watch = setInterval(() => {
      if (process.ppid !== starter) resolve(EXIT_CODES.SIGHUP);
    }, 500);
    watch.unref();
  });
}
