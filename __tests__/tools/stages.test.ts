import { runLanes, stageTable } from "../../tools/checks/stages";

const tally = { passed: 2, failed: 0, skipped: 1 };

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("stages run one after the other; what throws is one failure and the last stage", async () => {
  const never = jest.fn();
  const results = await runLanes([
    { name: "Set-up", run: async () => undefined },
    { name: "Browser", run: async () => tally },
    { name: "CMS", run: () => Promise.reject(new Error("no server")) },
    { name: "Faults", run: never },
  ]);
  expect(results).toMatchObject([
    { name: "Set-up", passed: 0, failed: 0 },
    { name: "Browser", ...tally },
    { name: "CMS", passed: 0, failed: 1 },
  ]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("no server"));
  expect(never).not.toHaveBeenCalled();
});

test("a stage that never ends has failed after its time, and says so", async () => {
  const never = () => new Promise<undefined>(() => undefined);
  const results = await runLanes([{ name: "CMS", run: never, limitMinutes: 0.001 }]);
  expect(results).toMatchObject([{ name: "CMS", passed: 0, failed: 1 }]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("CMS did not end within"));
});

test("lanes run side by side; a failure in one is the end of the other's next stages", async () => {
  const never = jest.fn();
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  const results = await runLanes(
    [
      { name: "Browser", run: () => failed.then(() => tally) },
      { name: "CMS", run: never },
    ],
    [{ name: "Checks", run: async () => (fail(), { ...tally, failed: 1 }) }],
  );
  expect(results.map(({ name }) => name).sort()).toEqual(["Browser", "Checks"]);
  expect(never).not.toHaveBeenCalled();
});

test("the table has each stage's minutes, and those of the whole", () => {
  const stages = [
    { name: "Jest", minutes: 1.26, ...tally },
    { name: "Browser", minutes: 11, passed: 300, failed: 1, skipped: 0 },
  ];
  expect(stageTable(stages, 11.5)).toEqual({
    Jest: { minutes: 1.3, ...tally },
    Browser: { minutes: 11, passed: 300, failed: 1, skipped: 0 },
    "In all": { minutes: 11.5, passed: 302, failed: 1, skipped: 1 },
  });
});
