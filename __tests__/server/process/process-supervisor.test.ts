import { existsSync, readFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, getPriority } from "node:os";
import { UserFacingError } from "../../../server/process/user-facing-error";
import { lockDataFolder } from "../../../server/process/data-folder";
import { ProcessSupervisor } from "../../../server/process/process-supervisor";
import { waitUntil } from "../../../tools/wait-until";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";
import { isAlive, SERVER, TYPESCRIPT } from "../../support/programs";

const inFolder = createTestFolder();
beforeEach(() =>
  writeFiles(inFolder(), {
    // Writes the IDs of itself and of a grandchild, then runs until shortly after SIGTERM.
    "stay.cjs": `
      const { spawn } = require("node:child_process");
      const { writeFileSync } = require("node:fs");
      const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
      process.on("SIGTERM", () => setTimeout(() => process.exit(writeFileSync("ended", "")), 300));
      writeFileSync("pids", process.pid + " " + child.pid);
      setInterval(() => {}, 1000);`,
    "fail.cjs": `console.log("first"); console.error("\\u001b[31mwhy it failed\\u001b[39m"); process.exitCode = 3;`,
    "verbose.cjs": `
      console.error("ERROR #1: of earlier\\nERROR #2: why it failed");
      for (let i = 1; i <= 60; i += 1) console.error("    at line " + i);
      process.exitCode = 1;`,
    "full.cjs": `console.error("Error: ENOSPC: no space left on device, write"); process.exitCode = 1;`,
  }),
);

function toSpec(script: string) {
  return { name: "The program", args: [script], cwd: inFolder(), env: process.env, isQuiet: true };
}

async function readPids(): Promise<number[]> {
  const file = inFolder("pids");
  await waitUntil(() => existsSync(file) && readFileSync(file, "utf8").includes(" "));
  return readFileSync(file, "utf8").split(" ").map(Number);
}

test("endAll ends a program and its child processes", async () => {
  const supervisor = new ProcessSupervisor();
  const program = supervisor.start(toSpec("stay.cjs"));
  const pids = await readPids();
  expect(pids.map(isAlive)).toEqual([true, true]);
  await supervisor.endAll();
  await program.ended;
  await waitUntil(() => !pids.some(isAlive));
  expect(() => supervisor.start(toSpec("stay.cjs"))).toThrow("Stopped.");
});

test("the children of a program end with it", async () => {
  const supervisor = new ProcessSupervisor();
  const run = supervisor.start(toSpec("stay.cjs")).ended;
  const [head = 0, grandchild = 0] = await readPids();
  process.kill(head, "SIGKILL");
  expect(await run).toEqual({ ok: false, how: "SIGKILL" });
  expect([isAlive(head), isAlive(grandchild)]).toEqual([false, false]);
});

test.each([
  ["its last lines, without colours", "fail.cjs", 3, 2, "first"],
  ["its lines from the last error on", "verbose.cjs", 1, 25, "ERROR #2: why it failed"],
])("a failed program is reported with %s", async (_from, file, code, lines, first) => {
  const failure = await new ProcessSupervisor().run(toSpec(file)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UserFacingError);
  expect(failure).toMatchObject({ message: `The program failed (exit code ${code}).` });
  const messageLines = failure instanceof UserFacingError ? failure.lines : [];
  expect([messageLines.length, messageLines[0]]).toEqual([lines, first]);
  expect(messageLines.join()).not.toContain("\u001b");
});

test("a full disk is reported in one sentence, without a stack", async () => {
  await expect(new ProcessSupervisor().run(toSpec("full.cjs"))).rejects.toMatchObject({
    message: "The disk is full: The program could not write; free some space.",
    lines: [],
  });
});

test("a background program gets the processor time that other sessions leave", async () => {
  const supervisor = new ProcessSupervisor();
  const spec = { ...toSpec("stay.cjs"), priority: constants.priority.PRIORITY_LOW };
  const { pid } = supervisor.start(spec);
  const session = `/proc/${pid}/autogroup`;
  expect(getPriority(pid)).toBe(19);
  if (existsSync(session)) expect(readFileSync(session, "utf8")).toMatch(/ nice 19\n$/);
  await supervisor.endAll();
});

test("BLD-05 programs end when the process that started them is killed, and the next owner of the data folder waits for that", async () => {
  await writeFiles(inFolder(), {
    "starter.ts": `
      import { lockDataFolder } from "${SERVER}/process/data-folder";
      import { ProcessSupervisor } from "${SERVER}/process/process-supervisor";
      void lockDataFolder("data").then(() =>
        new ProcessSupervisor().start({ name: "x", args: ["stay.cjs"], cwd: process.cwd(), env: process.env }));
      setInterval(() => undefined, 1000);`,
  });
  const starter = spawn(process.execPath, [...TYPESCRIPT, "starter.ts"], { cwd: inFolder() });
  const pids = await readPids();
  await expect(lockDataFolder(inFolder("data"))).rejects.toThrow(`by process ${starter.pid};`);
  starter.kill("SIGKILL");
  await once(starter, "exit");
  const lock = await lockDataFolder(inFolder("data"));
  expect(existsSync(inFolder("ended"))).toBe(true);
  await waitUntil(() => !pids.some(isAlive));
  await lock.end();
});
