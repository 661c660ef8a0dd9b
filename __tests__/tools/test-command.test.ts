import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import { readReport } from "../../tools/checks/runners";
import { createTestFolder, writeFiles } from "../support/temporary-folder";
import { collectOutput, isAlive, TYPESCRIPT } from "../support/programs";
import { waitUntil } from "../../tools/wait-until";

// The command in a folder whose checks and runners are scripts.

const inFolder = createTestFolder();
const JEST = "node_modules/jest/bin/jest.js";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const CHECKS = [
  "node_modules/typescript-7/bin/tsc",
  "node_modules/oxlint/bin/oxlint",
  "node_modules/oxfmt/bin/oxfmt",
  "tools/content-check.ts",
  "tools/content-schemas.mjs",
  "tools/checks/requirements.ts",
  "tools/checks/text-style.ts",
];
const toReport = (report: object, code = 0) => `
  const output = process.argv.find((arg) => arg.startsWith("--outputFile="))?.slice(13);
  const file = output ?? process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
  require("node:fs").writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
  process.exitCode = ${code};`;
const STATS = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

async function startTests(scripts: Record<string, string>, part: string) {
  const checks = Object.fromEntries(CHECKS.map((file) => [file, ""]));
  await writeFiles(inFolder(), { ...checks, ...scripts });
  symlinkSync(resolve("node_modules/tsx"), inFolder("node_modules/tsx"));
  mkdirSync(inFolder("tmp"));
  const command = spawn(process.execPath, [...TYPESCRIPT, resolve("tools/test.ts"), part], {
    cwd: inFolder(),
    env: { ...process.env, TMPDIR: inFolder("tmp"), CHROME_PATH: process.execPath },
  });
  const readOutput = collectOutput(command);
  const readEnd = async () => {
    const [code] = await once(command, "close");
    const lines = readOutput().trimEnd().split("\n");
    const totals = lines.filter((line) => /^\d+ passed, \d+ failed(, \d+ skipped)?$/.test(line));
    return { code, last: lines.at(-1), totals };
  };
  return { command, readEnd };
}

const FAILED_CHECK = { "node_modules/oxlint/bin/oxlint": "process.exitCode = 1;" };
const FAILED_FILE = { numPassedTests: 7, numPendingTests: 1, numRuntimeErrorTestSuites: 1 };
const PASSED = toReport({ stats: { ...STATS, expected: 5 } });

test.each<[string, string, Record<string, string>, string, number]>([
  [
    "a failed check and a file that did not run",
    "verify",
    { ...FAILED_CHECK, [JEST]: toReport(FAILED_FILE, 1) },
    "13 passed, 2 failed, 1 skipped",
    1,
  ],
  ["passed tests", "faults", { [PLAYWRIGHT]: PASSED }, "5 passed, 0 failed", 0],
  ["no test", "faults", { [PLAYWRIGHT]: toReport({ stats: STATS }) }, "0 passed, 1 failed", 1],
  [
    "a crash after passed tests",
    "faults",
    { [PLAYWRIGHT]: `${PASSED} process.kill(process.pid);` },
    "5 passed, 1 failed",
    1,
  ],
  ["half a report", "faults", { [PLAYWRIGHT]: PASSED.replace("}", "") }, "0 passed, 1 failed", 1],
])("OPS-13 %s: `%s` ends with one line of totals", async (_what, part, scripts, line, code) => {
  const { readEnd } = await startTests(scripts, part);
  expect(await readEnd()).toEqual({ code, last: line, totals: [line] });
});

test("OPS-13 flaky tests and errors outside tests count as failed, todo tests as skipped", () => {
  const playwright = { stats: { ...STATS, expected: 5, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(readReport(JSON.stringify(playwright))).toEqual({ passed: 5, failed: 2, skipped: 2 });
  const jest = { numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  expect(readReport(JSON.stringify(jest))).toEqual({ passed: 0, failed: 1, skipped: 2 });
});

test("OPS-13 a stopped command ends its runners and never says that all passed", async () => {
  const script = `require("node:fs").writeFileSync("pid", process.pid + "."); setInterval(() => {}, 1000);`;
  const { command, readEnd } = await startTests({ [PLAYWRIGHT]: script }, "faults");
  const readPid = () => (existsSync(inFolder("pid")) ? readFileSync(inFolder("pid"), "utf8") : "");
  await waitUntil(() => readPid().endsWith("."));
  command.kill("SIGINT");
  const { code, totals } = await readEnd();
  expect([code, totals]).toEqual([130, [expect.stringMatching(/^0 passed, [12] failed$/)]]);
  expect(isAlive(Number.parseInt(readPid(), 10))).toBe(false);
});
