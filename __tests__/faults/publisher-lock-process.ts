import { runCommand } from "../../server/process/run-command";
import { waitForPublisherLock } from "../../publisher/publisher-lock";

// A publisher that only takes the lock of DATABASE_URL, in a process that a test can kill.

void runCommand(async (supervisor) => {
  const isEnding = () => supervisor.isEnding;
  supervisor.add(await waitForPublisherLock(process.env.DATABASE_URL ?? "", isEnding, console.log));
  console.log("ready");
  return new Promise(() => undefined);
});
