import { ProcessSupervisor } from "../../../server/process/process-supervisor";
import { waitForCms } from "../../../server/start/cms";
import { keepRunning, superviseProgram } from "../../../server/start/supervise-program";
import { waitUntil } from "../../../tools/wait-until";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

// Jest's fake timers do not reach this module.
jest.mock("node:timers/promises", () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

const inFolder = createTestFolder();
let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, "error").mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("OPS-15 a program that was ready restarts now, others with growing delays", async () => {
  jest.useFakeTimers();
  const runs = [true, true, false, false, false, false, false, false, false, true, false, true];
  const supervisor = { isEnding: false };
  let turn = 0;
  const runOnce = async () => {
    supervisor.isEnding = turn === runs.length - 1;
    return runs[turn++] ?? false;
  };
  void keepRunning(supervisor, runOnce, (when) => when);
  await jest.advanceTimersByTimeAsync(200_000);
  const delays = ["1", "2", "4", "8", "16", "30", "30"].map((seconds) => `in ${seconds} s`);
  expect(printed).toEqual(["now", "now", ...delays, "now", "in 1 s"]);
});

test.each([
  ["that was ready", 'process.send({ event: "ready" }, end);', "now"],
  ["that was not", "end();", "in 1 s"],
])("OPS-15 a program %s when it was killed restarts at the right time", async (_, work, when) => {
  await writeFiles(inFolder(), {
    "end.cjs": `const end = () => process.kill(process.pid, "SIGKILL"); ${work}`,
  });
  const supervisor = new ProcessSupervisor();
  const spec = { name: "The program", args: ["end.cjs"], cwd: inFolder(), env: process.env };
  superviseProgram(spec, supervisor);
  await waitUntil(() => printed.length > 1);
  await supervisor.endAll();
  expect(printed.slice(0, 2)).toEqual([
    "\nThe program stopped unexpectedly (SIGKILL).",
    `The program restarts ${when}.`,
  ]);
});

const end = jest.fn(async () => undefined);
const running = { ended: new Promise<never>(() => undefined), end };
const LIMIT_MS = 30 * 60_000;

test("OPS-15 a CMS that starts for ten minutes, and then needs 20 s for a response, is not stopped", async () => {
  jest.useFakeTimers();
  const readyMs = performance.now() + 600_000;
  const respond = async (): Promise<Response> => {
    if (performance.now() < readyMs) throw new Error("connection refused");
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    return Response.json({ version: "v1", posts: 0, categories: 0, employees: 0 });
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(respond);
  const isUp = jest.fn();
  const waiting = waitForCms({ apiHost: "http://127.0.0.1:1" }, running, LIMIT_MS).then(isUp);
  await jest.advanceTimersByTimeAsync(599_000);
  expect(isUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100_000);
  await waiting;
});

test("OPS-15 a CMS that never responds after its start is ended", async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("connection refused"));
  const waiting = waitForCms({ apiHost: "http://127.0.0.1:1" }, running, LIMIT_MS);
  const failure = expect(waiting).rejects.toThrow(
    "The CMS has not responded for 1800 s since its start.",
  );
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  expect(end).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  await failure;
  expect(end).toHaveBeenCalled();
});

test("OPS-15 a CMS that stops while it starts is reported at once", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("connection refused"));
  const program = { ended: Promise.resolve({ ok: false, how: "exit code 1" }), end };
  await expect(waitForCms({ apiHost: "http://127.0.0.1:1" }, program)).rejects.toThrow(
    "The CMS stopped while starting (exit code 1).",
  );
});
