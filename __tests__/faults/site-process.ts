import { runCommand } from "../../server/process/run-command";
import { createSettings } from "../../server/process/settings";
import { serveSite } from "../../server/start/serve-site";

// The site server of `npm start` in a process that a test can kill.

void runCommand(async (supervisor) => {
  await serveSite(createSettings(process.env, process.cwd()), supervisor);
  console.log("ready");
  return new Promise(() => undefined);
});
