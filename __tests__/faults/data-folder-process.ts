import { lockDataFolder } from "../../server/process/data-folder";
import { runCommand } from "../../server/process/run-command";

// A start that locks DATA_DIR, then builds: argv[2] is the program. A test can kill it.

void runCommand(async (supervisor) => {
  const { DATA_DIR = "" } = process.env;
  supervisor.add(await lockDataFolder(DATA_DIR));
  const [, , build = ""] = process.argv;
  const spec = { name: "The build", args: [build], cwd: DATA_DIR, env: process.env };
  console.log("locked");
  await supervisor.start(spec).ended;
  return new Promise(() => undefined);
});
