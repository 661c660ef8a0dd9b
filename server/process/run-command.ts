import { describeFailure } from "./failure";
import { Running } from "./running";
import { stopRequested } from "./stop-request";

/**
 * Runs a command's work until it is done, fails or is stopped, then ends everything it started and
 * leaves with an exit code: what the work returns, 1 after a failure, `whenStopped` of 128 + signal
 * when it was asked to stop.
 */
export async function runCommand(
  work: (running: Running) => Promise<number>,
  whenStopped: (code: number) => number = (code) => code,
): Promise<never> {
  const running = new Running();
  let stopping = false;
  const stopped = stopRequested().then((code) => {
    stopping = true;
    console.log("\nStopping …");
    return whenStopped(code);
  });
  const worked = work(running).catch((error: unknown) => {
    if (!stopping) console.error(`\n${describeFailure(error)}`);
    return 1;
  });
  const code = await Promise.race([stopped, worked]);
  await running.endAll();
  process.exit(code);
}
