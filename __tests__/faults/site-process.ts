import { runCommand } from "../../server/process/run-command";
import type { Patience } from "../../server/rebuild/queue";
import { serveSite } from "../../tools/steps/serve-site";
import { settingsFrom } from "../../tools/steps/settings";

// The site as `npm start` serves and rebuilds it, in a process that a test can kill. Only the
// waiting times are shorter, and the site is built in the folder that SITE_FOLDER names.

const PATIENCE: Patience = { quietMs: 300, longestMs: 3000, retryMs: 200, longestRetryMs: 2000 };

void runCommand(async (running) => {
  const settings = settingsFrom(process.env, process.cwd());
  const { SITE_FOLDER: siteFolder = "" } = process.env;
  await serveSite({ ...settings, siteFolder }, running, PATIENCE);
  console.log("serving");
  return new Promise(() => undefined);
});
