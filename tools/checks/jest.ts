import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { runReporting } from "./run-reporting";
import { printSlowest } from "./slowest";
import type { StageControl } from "./stages";
import { countRun, readJestReport, type Tally } from "./tally";

/** Runs Jest. Returns its results, or the last counts and a failure without a report. */
export async function runJest(
  { checkout, logs, mode }: { checkout: string; logs: string; mode: string },
  supervisor: ProcessSupervisor,
  control: StageControl,
): Promise<Tally> {
  const [report, log] = [join(logs, "jest.json"), join(logs, "jest.log")];
  const spec = {
    name: "Jest",
    args: [
      join(checkout, "node_modules/jest/bin/jest.js"),
      "--json",
      `--outputFile=${report}`,
      "--silent",
      "--reporters=default",
      `--reporters=${join(__dirname, "jest-progress.mjs")}`,
    ],
    cwd: checkout,
    env: { ...process.env, NODE_ENV: "test", TEST_MODE: mode },
    log,
  };
  const { ok, counted } = await runReporting(spec, supervisor, control);
  if (!ok) console.error(readFileSync(log, "utf8"));
  const readTally = (): Tally => {
    const text = readFileSync(report, "utf8");
    printSlowest("Jest", text);
    return readJestReport(text);
  };
  return countRun(ok, readTally, { counted });
}
