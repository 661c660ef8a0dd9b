import { existsSync, readFileSync } from "node:fs";
import { rotateLog } from "../../../server/process/rotate-log";
import { startProgram } from "../../../server/process/program";
import { waitUntil } from "../../../tools/wait-until";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("keeps a log across restarts, and truncates it while its program writes", async () => {
  await writeFiles(inFolder(), {
    "talk.cjs": `
      process.stdout.write("begun\\n");
      process.on("SIGUSR2", () => { process.stdout.write("ended\\n"); process.exit(); });
      setInterval(() => {}, 1000);
      require("node:fs").writeFileSync("ready", "");`,
    "talk.log": "before\n",
  });
  const log = inFolder("talk.log");
  const spec = { name: "It", args: ["talk.cjs"], cwd: inFolder(), env: process.env, log };
  const program = startProgram({ ...spec, keepLog: true });
  await waitUntil(() => existsSync(inFolder("ready")));
  expect(readFileSync(log, "utf8")).toBe("before\nbegun\n");
  rotateLog(log, 5)();
  process.kill(program.pid, "SIGUSR2");
  await program.ended;
  expect(readFileSync(`${log}.1`, "utf8")).toBe("before\nbegun\n");
  expect(readFileSync(log, "utf8")).toBe("ended\n");
});
