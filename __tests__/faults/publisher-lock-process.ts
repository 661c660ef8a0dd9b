import { runCommand } from "../../server/process/run-command";
import { holdPublisherLock } from "../../publisher/publisher-lock";

// A publisher that only holds the lock of DATABASE_URL, in a process that a test can kill. It publishes
// on SIGUSR2.

void runCommand(async (supervisor) => {
  const { DATABASE_URL: url = "" } = process.env;
  const lock = await holdPublisherLock(url, () => supervisor.isEnding, console.log);
  supervisor.add(lock);
  process.on("SIGUSR2", () => void lock.waitUntilHeld().then(() => console.log("published")));
  console.log("ready");
  return new Promise(() => undefined);
});
