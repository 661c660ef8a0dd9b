import { printSlowest, listSlowestFiles } from "../../tools/checks/slowest";

const toResult = (seconds: number) => ({ tests: [{ results: [{ duration: seconds * 1000 }] }] });

test("the slowest files of Jest's and Playwright's reports are named", () => {
  const toFile = (name: string, seconds: number) => ({
    name: `/checkout/__tests__/${name}`,
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
  });
  const jest = [toFile("a.test.ts", 9), toFile("b.test.ts", 20), toFile("gatsby/c.test.ts", 125)];
  expect(listSlowestFiles(JSON.stringify({ testResults: jest }))).toBe(
    "125 s gatsby/c.test.ts, 20 s b.test.ts",
  );
  const suites = [
    { file: "e2e/a.spec.ts", specs: [toResult(30)], suites: [{ specs: [toResult(15)] }] },
    { file: "e2e/b.spec.ts", specs: [toResult(60)] },
  ];
  expect(listSlowestFiles(JSON.stringify({ suites }))).toBe(
    "60 s e2e/b.spec.ts, 45 s e2e/a.spec.ts",
  );
});

test("a fast run prints no line", () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  const toReport = (seconds: number) =>
    JSON.stringify({ suites: [{ file: "a.spec.ts", specs: [toResult(seconds)] }] });
  printSlowest("faults", toReport(9));
  expect(log).not.toHaveBeenCalled();
  printSlowest("faults", toReport(11));
  expect(log).toHaveBeenCalledWith("longest in faults: 11 s a.spec.ts");
  log.mockRestore();
});
