import { spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, until } from "../../support/alive";
import { folderOfEachTest, writeFiles } from "../../support/temporary-folder";

const SERVER = join(__dirname, "../../../server");
// Half as long to start as the loader of modules.
const TSX = join(__dirname, "../../../node_modules/tsx/dist/cjs/index.cjs");

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
async function startCommand(shell = false) {
  const args = ["--require", TSX, "command.ts"];
  const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
  const options = { cwd: inFolder(), stdio };
  const command = shell
    ? spawn("sh", ["-c", `"${process.execPath}" ${args.join(" ")}; true`], options)
    : spawn(process.execPath, args, options);
  const said: Buffer[] = [];
  command.stderr?.on("data", (chunk: Buffer) => said.push(chunk));
  const file = inFolder("pid");
  await until(() => existsSync(file) && readFileSync(file, "utf8").endsWith("."));
  const child = Number.parseInt(readFileSync(file, "utf8"), 10);
  return { command, child, said: () => Buffer.concat(said).toString() };
}

type Started = Awaited<ReturnType<typeof startCommand>>;

test.each<[string, (started: Started) => void, number, RegExp]>([
  ["SIGINT", ({ command }) => command.kill("SIGINT"), 130, /^$/],
  ["SIGTERM", ({ command }) => command.kill("SIGTERM"), 143, /^$/],
  ["SIGHUP", ({ command }) => command.kill("SIGHUP"), 129, /^$/],
  ["what nobody caught", ({ command }) => command.kill("SIGUSR2"), 1, /nobody caught this/],
  [
    "a child that dies",
    ({ child }) => process.kill(child, "SIGKILL"),
    1,
    /^\nThe child ended by itself \(SIGKILL\)\.\n$/,
  ],
])("%s ends the children, and the command", async (_what, end, code, words) => {
  const started = await startCommand();
  end(started);
  expect(await once(started.command, "close")).toEqual([code, null]);
  expect(started.said()).toMatch(words);
  expect(isAlive(started.child)).toBe(false);
});

test("the children end with the shell that npm put in between", async () => {
  const { command, child } = await startCommand(true);
  command.kill("SIGTERM");
  await until(() => !isAlive(child));
  expect(isAlive(child)).toBe(false);
});

test("words and log lines that find no room on the disk end nothing", async () => {
  await writeFiles(inFolder(), {
    "talk.ts": `
      import { runCommand } from ${JSON.stringify(join(SERVER, "process/run-command"))};
      import { siteLogger } from ${JSON.stringify(join(SERVER, "site/logging"))};
      void runCommand(async () => {
        for (let turn = 0; turn < 3; turn += 1) {
          console.log("out");
          console.error("error");
          siteLogger("info").error("line");
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
        return 7;
      });`,
  });
  const full = openSync("/dev/full", "w");
  const talk = spawn(process.execPath, ["--require", TSX, "talk.ts"], {
    cwd: inFolder(),
    stdio: ["ignore", full, full],
  });
  expect(await once(talk, "exit")).toEqual([7, null]);
  closeSync(full);
});

test("BLD-05 a program that cannot be started is told to its caller, and ends nothing else", async () => {
  await writeFiles(inFolder(), {
    "spawn.ts": `
      import { runCommand } from ${JSON.stringify(join(SERVER, "process/run-command"))};
      void runCommand(async (supervisor) => {
        const spec = { name: "The build", args: ["child.cjs"], cwd: "gone", env: process.env };
        const told = await supervisor.run(spec).catch(({ message }) => message);
        await new Promise((resolve) => setTimeout(resolve, 50));
        return told === "The build cannot be started." ? 7 : 8;
      });`,
  });
  const command = spawn(process.execPath, ["--require", TSX, "spawn.ts"], {
    cwd: inFolder(),
    stdio: "ignore",
  });
  expect(await once(command, "exit")).toEqual([7, null]);
});
