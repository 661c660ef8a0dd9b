import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { printSlowest } from "./slowest";
import { countRun, readJestReport, type Tally } from "./tally";

const SLOW_TESTS = "__tests__/gatsby/gatsby-build";

export async function runJest(
  checkout: string,
  logs: string,
  supervisor: ProcessSupervisor,
  { quick = false, env = process.env }: { quick?: boolean; env?: NodeJS.Dict<string> } = {},
): Promise<Tally> {
  const [report, log] = [join(logs, "jest.json"), join(logs, "jest.log")];
  const { ok } = await supervisor.runToEnd({
    name: "Jest",
    args: [
      join(checkout, "node_modules/jest/bin/jest.js"),
      "--json",
      `--outputFile=${report}`,
      "--silent",
      ...(quick ? ["--testPathIgnorePatterns", "/node_modules/", SLOW_TESTS] : []),
    ],
    cwd: checkout,
    env: { ...env, NODE_ENV: "test" },
    log,
  });
  if (!ok) console.error(readFileSync(log, "utf8"));
  return countRun(ok, () => {
    const text = readFileSync(report, "utf8");
    printSlowest("Jest", text);
    return readJestReport(text);
  });
}
