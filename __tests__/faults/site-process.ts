import { runCommand } from "../../server/process/run-command";
import type { BuildTiming } from "../../publisher/queue/queue";
import { serveSite } from "../../server/start/serve-site";
import { settingsFrom } from "../../server/start/settings";

// The site as `npm start` serves and rebuilds it, in a process that a test can kill. Only the
// waiting times are shorter, and the site is built in the folder that SITE_FOLDER names.

const DEFAULT_TIMING: BuildTiming = {
  debounceMs: 300,
  maxWaitMs: 3000,
  retryMs: 200,
  maxRetryMs: 2000,
};

void runCommand(async (supervisor) => {
  const settings = settingsFrom(process.env, process.cwd());
  const { SITE_FOLDER: siteFolder = "" } = process.env;
  await serveSite({ ...settings, siteFolder }, supervisor, { timing: DEFAULT_TIMING });
  console.log("serving");
  return new Promise(() => undefined);
});
