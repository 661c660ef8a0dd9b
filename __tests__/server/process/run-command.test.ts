import { spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { waitUntil } from "../../../tools/wait-until";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";
import { collectOutput, isAlive, SERVER, TYPESCRIPT } from "../../support/programs";

const inFolder = createTestFolder();
const ARGS = [...TYPESCRIPT, "command.ts"];

const writeCommand = (work: string) =>
  writeFiles(inFolder(), {
    "child.cjs": `
      require("node:fs").writeFileSync("pid", process.pid + ".");
      setInterval(() => {}, 1000);`,
    "command.ts": `
      import { runCommand } from "${SERVER}/process/run-command";
      import { UserFacingError } from "${SERVER}/process/user-facing-error";
      const CHILD = { name: "The child", args: ["child.cjs"], cwd: process.cwd(), env: process.env };
      void runCommand(async (supervisor) => { ${work} });`,
  });

/** Starts a command and waits until its child runs. */
async function startCommand(shell = false) {
  await writeCommand(`
    const { ended } = supervisor.start(CHILD);
    process.on("SIGUSR2", () => void Promise.reject(new Error("nobody caught this")));
    const { how } = await ended;
    throw new UserFacingError("The child stopped unexpectedly (" + how + ").");`);
  const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
  const options = { cwd: inFolder(), stdio };
  const command = shell
    ? spawn("sh", ["-c", `"${process.execPath}" ${ARGS.join(" ")}; true`], options)
    : spawn(process.execPath, ARGS, options);
  const readOutput = collectOutput(command);
  const file = inFolder("pid");
  await waitUntil(() => existsSync(file) && readFileSync(file, "utf8").endsWith("."));
  const child = Number.parseInt(readFileSync(file, "utf8"), 10);
  return { command, child, readOutput };
}

type Started = Awaited<ReturnType<typeof startCommand>>;

test.each<[string, (started: Started) => void, number, RegExp]>([
  ["SIGINT", ({ command }) => command.kill("SIGINT"), 130, /^$/],
  ["SIGTERM", ({ command }) => command.kill("SIGTERM"), 143, /^$/],
  ["SIGHUP", ({ command }) => command.kill("SIGHUP"), 129, /^$/],
  ["an uncaught error", ({ command }) => command.kill("SIGUSR2"), 1, /nobody caught this/],
  [
    "a child that dies",
    ({ child }) => process.kill(child, "SIGKILL"),
    1,
    /^\nThe child stopped unexpectedly \(SIGKILL\)\.\n$/,
  ],
])("%s ends the children, and the command", async (_what, end, code, output) => {
  const started = await startCommand();
  end(started);
  expect(await once(started.command, "close")).toEqual([code, null]);
  expect(started.readOutput()).toMatch(output);
  expect(isAlive(started.child)).toBe(false);
});

test("the children end when the shell that npm starts in between ends", async () => {
  const { command, child } = await startCommand(true);
  command.kill("SIGTERM");
  await waitUntil(() => !isAlive(child));
  expect(isAlive(child)).toBe(false);
});

test("OPS-15 a step that is running when the command is stopped is stopped, not failed", async () => {
  await writeCommand(`
    const { runStep } = require("${SERVER}/start/step");
    await runStep("CMS build", () => supervisor.run(CHILD));
    return 0;`);
  const command = spawn(process.execPath, ARGS, {
    cwd: inFolder(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const readOutput = collectOutput(command);
  await waitUntil(() => existsSync(inFolder("pid")));
  command.kill("SIGTERM");
  expect(await once(command, "close")).toEqual([143, null]);
  expect(readOutput()).toMatch(
    /^(?:CMS build …\n)?\nStopping …\nCMS build … \d+\.\d s – stopped\n$/,
  );
});

async function runToExit(work: string, output: "ignore" | number = "ignore"): Promise<unknown[]> {
  await writeCommand(work);
  const stdio: StdioOptions = ["ignore", output, output];
  return once(spawn(process.execPath, ARGS, { cwd: inFolder(), stdio }), "exit");
}

test("a command continues when a full disk refuses its output and log lines", async () => {
  const full = openSync("/dev/full", "w");
  const work = `
    const { createLogger } = require("${SERVER}/process/logger");
    for (let turn = 0; turn < 3; turn += 1) {
      console.log("out");
      console.error("error");
      createLogger("info").error("line");
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return 7;`;
  expect(await runToExit(work, full)).toEqual([7, null]);
  closeSync(full);
});

test("BLD-05 a program that cannot be started is reported to its caller, and nothing else ends", async () => {
  const work = `
    const message = await supervisor.run({ ...CHILD, cwd: "gone" }).catch(({ message }) => message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return message === "The child cannot be started." ? 7 : 8;`;
  expect(await runToExit(work)).toEqual([7, null]);
});
