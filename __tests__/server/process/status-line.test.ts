import { showRunning } from "../../../server/process/status-line";

const { stdout } = process;
const isTTY = Object.getOwnPropertyDescriptor(stdout, "isTTY");
let written = "";

beforeEach(() => {
  written = "";
  jest.useFakeTimers();
  jest.spyOn(stdout, "write").mockImplementation((text) => Boolean((written += String(text))));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Object.defineProperty(stdout, "isTTY", isTTY ?? { value: undefined, configurable: true });
});

const setTerminal = (value: boolean) =>
  Object.defineProperty(stdout, "isTTY", { value, configurable: true });

test("a terminal shows each running program with its time and phase until it ends", () => {
  setTerminal(true);
  const endBuild = showRunning("Site build", () => "createPages");
  jest.advanceTimersByTime(2000);
  const endOther = showRunning("CMS build");
  jest.advanceTimersByTime(1000);
  expect(written).toContain("Site build 3 s (createPages), CMS build 1 s");
  endBuild();
  written = "";
  jest.advanceTimersByTime(1000);
  expect(written).toContain(" CMS build 2 s");
  expect(written).not.toContain("Site build");
  endOther();
  written = "";
  jest.advanceTimersByTime(5000);
  expect(written).toBe("");
});

test("nothing is drawn without a terminal", () => {
  setTerminal(false);
  const end = showRunning("Site build");
  jest.advanceTimersByTime(5000);
  end();
  expect(written).toBe("");
});
