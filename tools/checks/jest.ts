import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Running } from "../../server/process/running";
import { countRun, readJestReport, type Tally } from "./tally";

/** Runs Jest and counts from its JSON report. */
export async function runJest(checkout: string, logs: string, running: Running): Promise<Tally> {
  const report = join(logs, "jest.json");
  const { ok } = await running.runToEnd({
    name: "Jest",
    args: [
      join(checkout, "node_modules/jest/bin/jest.js"),
      "--json",
      `--outputFile=${report}`,
      "--silent",
    ],
    cwd: checkout,
    env: { ...process.env, NODE_ENV: "test" },
  });
  return countRun(ok, () => readJestReport(readFileSync(report, "utf8")));
}
