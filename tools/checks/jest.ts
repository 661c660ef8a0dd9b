import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { printSlowest } from "./slowest";
import { countRun, readJestReport, type Tally } from "./tally";

export async function runJest(
  checkout: string,
  logs: string,
  supervisor: ProcessSupervisor,
): Promise<Tally> {
  const [report, log] = [join(logs, "jest.json"), join(logs, "jest.log")];
  const { ok } = await supervisor.runToEnd({
    name: "Jest",
    args: [
      join(checkout, "node_modules/jest/bin/jest.js"),
      "--json",
      `--outputFile=${report}`,
      "--silent",
    ],
    cwd: checkout,
    env: { ...process.env, NODE_ENV: "test" },
    log,
  });
  if (!ok) console.error(readFileSync(log, "utf8"));
  return countRun(ok, () => {
    const text = readFileSync(report, "utf8");
    printSlowest("Jest", text);
    return readJestReport(text);
  });
}
