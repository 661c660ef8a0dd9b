import { runCommand } from "../server/process/run-command";
import { serveSite } from "../server/start/serve-site";
import { settingsFrom } from "../server/start/settings";

// node site-process.ts <folder of rebuilds>; variables say the rest, as they do in production

void runCommand(async (supervisor) => {
  const settings = settingsFrom(process.env, process.cwd());
  await serveSite({ ...settings, siteFolder: process.argv[2] ?? "" }, supervisor);
  return new Promise(() => undefined);
});
