import { runCommand } from "../../server/process/run-command";
import { createSettings } from "../../server/process/settings";
import type { BuildTiming } from "../../publisher/queue/queue";
import { startPublisher } from "../../publisher/start-publisher";

// The publisher of `npm start`, with shorter waiting times, in a process that a test can kill.

const TIMING: BuildTiming = { debounceMs: 300, maxWaitMs: 3000, retryMs: 200, maxRetryMs: 2000 };

void runCommand(async (supervisor) => {
  const settings = createSettings(process.env, process.cwd());
  const { SITE_FOLDER: siteFolder = "" } = process.env;
  await startPublisher({ ...settings, siteFolder }, supervisor, { timing: TIMING });
  console.log("ready");
  return new Promise(() => undefined);
});
