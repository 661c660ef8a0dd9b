import { existsSync, readFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { Failure } from "../../server/process/failure";
import { Running } from "../../server/process/running";
import { isAlive, until } from "../support/alive";
import { makeTemporaryFolder, removeFolder, writeFiles } from "../support/temporary-folder";

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  await writeFiles(folder, {
    // Writes the ids of itself and of a grandchild, then stays.
    "stay.cjs": `
      const { spawn } = require("node:child_process");
      const { writeFileSync } = require("node:fs");
      const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
      writeFileSync("pids", process.pid + " " + child.pid);
      if (process.argv.includes("stubborn")) process.on("SIGTERM", () => {});
      setInterval(() => {}, 1000);`,
    "fail.cjs": `console.log("first"); console.error("\\u001b[31mwhy it failed\\u001b[39m"); process.exitCode = 3;`,
    "talk-on.cjs": `
      console.error("ERROR #1: of earlier\\nERROR #2: why it failed");
      for (let i = 1; i <= 60; i += 1) console.error("    at line " + i);
      process.exitCode = 1;`,
    "full.cjs": `console.error("Error: ENOSPC: no space left on device, write"); process.exitCode = 1;`,
  });
});
afterEach(() => removeFolder(folder));

function spec(script: string, ...args: string[]) {
  const log = join(folder, "program.log");
  return { name: "The program", args: [script, ...args], cwd: folder, env: process.env, log };
}

async function startedPids(): Promise<number[]> {
  const file = join(folder, "pids");
  await until(() => existsSync(file) && readFileSync(file, "utf8").includes(" "));
  return readFileSync(file, "utf8").split(" ").map(Number);
}

test("ending everything ends a program and what it started", async () => {
  const running = new Running();
  const program = running.start(spec("stay.cjs"));
  const pids = await startedPids();
  expect(pids.map(isAlive)).toEqual([true, true]);
  await running.endAll();
  await program.ended;
  await until(() => !pids.some(isAlive));
  expect(() => running.start(spec("stay.cjs"))).toThrow("Stopped.");
});

test("a program that ends by itself takes what it left behind along", async () => {
  const running = new Running();
  const run = running.runToEnd(spec("stay.cjs"));
  const [head = 0, grandchild = 0] = await startedPids();
  process.kill(head, "SIGKILL");
  expect(await run).toEqual({ ok: false, how: "SIGKILL" });
  await until(() => !isAlive(grandchild));
  expect(isAlive(head)).toBe(false);
});

test("a failed program is told with its last lines, without colours", async () => {
  const failure = await new Running().run(spec("fail.cjs")).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({
    message: "The program failed (exit code 3).",
    lines: ["first", "why it failed"],
  });
});

test("a failed program that talks on is told from where it last named an error", async () => {
  const failure = await new Running().run(spec("talk-on.cjs")).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  const lines = failure instanceof Failure ? failure.lines : [];
  expect(lines).toHaveLength(25);
  expect(lines[0]).toBe("ERROR #2: why it failed");
});

test("a full disk is one sentence, not a stack", async () => {
  await expect(new Running().run(spec("full.cjs"))).rejects.toMatchObject({
    message: "The disk is full: The program could not write; free some space.",
    lines: [],
  });
});

test("a program ends when whoever started it is killed without a word", async () => {
  await writeFiles(folder, {
    "starter.ts": `
      import { Running } from ${JSON.stringify(join(__dirname, "../../server/process/running"))};
      new Running().start({ name: "x", args: ["stay.cjs"], cwd: process.cwd(), env: process.env });
      setInterval(() => undefined, 1000);`,
  });
  const tsx = join(__dirname, "../../node_modules/tsx/dist/loader.mjs");
  const starter = spawn(process.execPath, ["--import", tsx, "starter.ts"], { cwd: folder });
  const pids = await startedPids();
  starter.kill("SIGKILL");
  await until(() => !pids.some(isAlive));
  expect(pids).toHaveLength(2);
});
