import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, until } from "../../support/alive";
import { folderOfEachTest, writeFiles } from "../../support/temporary-folder";

const SERVER = join(__dirname, "../../../server");
const LOADER = join(__dirname, "../../../node_modules/tsx/dist/loader.mjs");

const inFolder = folderOfEachTest();
beforeEach(() =>
  writeFiles(inFolder(), {
    "child.cjs": `
      require("node:fs").writeFileSync("pid", process.pid + ".");
      setInterval(() => {}, 1000);`,
    "command.ts": `
      import { runCommand } from ${JSON.stringify(join(SERVER, "process/run-command"))};
      import { UserFacingError } from ${JSON.stringify(join(SERVER, "process/user-facing-error"))};
      void runCommand(async (supervisor) => {
        const spec = { name: "The child", args: ["child.cjs"], cwd: process.cwd(), env: process.env };
        const { ended } = supervisor.start(spec);
        process.on("SIGUSR2", () => void Promise.reject(new Error("nobody caught this")));
        const { how } = await ended;
        throw new UserFacingError("The child ended by itself (" + how + ").");
      });`,
  }),
);

/** Starts the command and waits until its child is there. */
async function startCommand(shell = false): Promise<{ command: ChildProcess; child: number }> {
  const args = ["--import", LOADER, "command.ts"];
  const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
  const options = { cwd: inFolder(), stdio };
  const command = shell
    ? spawn("sh", ["-c", `"${process.execPath}" ${args.join(" ")}; true`], options)
    : spawn(process.execPath, args, options);
  const file = inFolder("pid");
  await until(() => existsSync(file) && readFileSync(file, "utf8").endsWith("."), 20_000);
  return { command, child: Number.parseInt(readFileSync(file, "utf8"), 10) };
}

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)(
  "%s ends the children and leaves with %i",
  async (signal, code) => {
    const { command, child } = await startCommand();
    command.kill(signal);
    expect(await once(command, "exit")).toEqual([code, null]);
    expect(isAlive(child)).toBe(false);
  },
  30_000,
);

test("the children end with the shell that npm put in between", async () => {
  const { command, child } = await startCommand(true);
  command.kill("SIGTERM");
  await until(() => !isAlive(child), 15_000);
  expect(isAlive(child)).toBe(false);
}, 30_000);

test("what nobody caught ends the children, is said, and leaves with code 1", async () => {
  const { command, child } = await startCommand();
  const said: string[] = [];
  command.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  command.kill("SIGUSR2");
  expect(await once(command, "close")).toEqual([1, null]);
  expect(said.join("")).toContain("nobody caught this");
  expect(isAlive(child)).toBe(false);
}, 30_000);

test("a child that dies ends the command with a sentence and code 1", async () => {
  const { command, child } = await startCommand();
  const said: string[] = [];
  command.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  process.kill(child, "SIGKILL");
  expect(await once(command, "close")).toEqual([1, null]);
  expect(said.join("")).toBe("\nThe child ended by itself (SIGKILL).\n");
}, 30_000);
