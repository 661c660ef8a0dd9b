import { runStages, createStageTable, type Stage } from "../../tools/checks/stages";

const tally = { passed: 2, failed: 0, skipped: 1 };
const waitForever = () => new Promise<undefined>(() => undefined);

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("a failed stage does not stop those that only come after it", async () => {
  const results = await runStages([
    { name: "Browser", run: () => Promise.reject(new Error("no server")) },
    { name: "CMS", after: ["Browser"], run: async () => tally },
    { name: "Publishing", after: ["CMS"], run: async () => tally },
  ]);
  expect(results).toMatchObject([
    { name: "Browser", passed: 0, failed: 1 },
    { name: "CMS", ...tally },
    { name: "Publishing", ...tally },
  ]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("no server"));
});

test("a stage is skipped with a message if one that it needs failed or was skipped", async () => {
  const run = jest.fn(async () => tally);
  const results = await runStages([
    { name: "Set-up", run: () => Promise.reject(new Error("no build")) },
    { name: "Jest", run: async () => tally },
    { name: "Browser", needs: ["Set-up"], run },
    { name: "CMS", needs: ["Browser"], run },
  ]);
  expect(run).not.toHaveBeenCalled();
  expect(results.map(({ name, notRun = false }) => [name, notRun])).toEqual([
    ["Set-up", false],
    ["Jest", false],
    ["Browser", true],
    ["CMS", true],
  ]);
  expect(console.error).toHaveBeenCalledWith("\nBrowser is not run, because Set-up did not pass.");
});

test("no stage starts after the command is stopped", async () => {
  const run = jest.fn(async () => tally);
  let isStopped = false;
  const stopStage = async () => ((isStopped = true), tally);
  const stages = [
    { name: "Browser", run: stopStage },
    { name: "CMS", after: ["Browser"], run },
  ];
  const results = await runStages(stages, { isStopped: () => isStopped });
  expect(run).not.toHaveBeenCalled();
  expect(results).toMatchObject([{ name: "Browser", ...tally }, { notRun: true }]);
});

test("stages run in parallel, unless one waits for another of this run", async () => {
  const order: string[] = [];
  let endSetUp: () => void = () => undefined;
  const setUp = new Promise<undefined>((resolve) => (endSetUp = () => resolve(undefined)));
  const recordName = (name: string) => async () => (order.push(name), undefined);
  await runStages([
    { name: "Set-up", run: () => setUp },
    { name: "Browser", needs: ["Set-up"], run: recordName("Browser") },
    { name: "Jest", run: async () => (order.push("Jest"), endSetUp(), undefined) },
    { name: "CMS", after: ["Not chosen"], run: recordName("CMS") },
  ]);
  expect(order).toEqual(["Jest", "CMS", "Browser"]);
});

test.each([
  [{ needs: ["Setup"] }, 'Jest needs "Setup", which is not an earlier stage.'],
  [{ needs: ["CMS"] }, 'Jest needs "CMS", which is not an earlier stage.'],
  [{ after: ["CMS"] }, 'Jest runs after "CMS", which is not an earlier stage.'],
])("a stage with %j is refused before any runs", async (order, message) => {
  const run = jest.fn(async () => tally);
  const stages = [{ name: "Set-up" }, { name: "Jest", ...order }, { name: "CMS" }];
  await expect(runStages(stages.map((each) => ({ ...each, run })))).rejects.toThrow(message);
  expect(run).not.toHaveBeenCalled();
});

test("a stage that never ends fails after its limit, and keeps its passed tests", async () => {
  const results = await runStages([
    { name: "CMS", run: ({ report }) => (report(tally), waitForever()), limitMinutes: 0.001 },
  ]);
  expect(results).toMatchObject([{ name: "CMS", passed: 2, failed: 1, skipped: 1 }]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("CMS did not end within"));
});

test("a running stage reports its passed tests, and its programs end at its limit", async () => {
  const progress: string[] = [];
  let ended = false;
  const runStage: Stage["run"] = ({ report, signal }) => {
    signal.addEventListener("abort", () => (ended = true));
    report(tally);
    return waitForever();
  };
  await runStages([{ name: "CMS", run: runStage, limitMinutes: 0.001 }], {
    onProgress: ({ passed, failed }) => progress.push(`${passed} passed, ${failed} failed`),
  });
  expect(progress).toEqual(["0 passed, 1 failed", "2 passed, 1 failed", "2 passed, 1 failed"]);
  expect(ended).toBe(true);
});

test("the table has each stage's minutes, and the total", () => {
  const stages = [
    { name: "Jest", minutes: 1.26, ...tally },
    { name: "Browser", minutes: 11, passed: 300, failed: 1, skipped: 0 },
  ];
  expect(createStageTable(stages, 11.5)).toEqual({
    Jest: { minutes: 1.3, ...tally },
    Browser: { minutes: 11, passed: 300, failed: 1, skipped: 0 },
    Total: { minutes: 11.5, passed: 302, failed: 1, skipped: 1 },
  });
});
