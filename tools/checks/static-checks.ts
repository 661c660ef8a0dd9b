import { readFileSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { checkRequirements } from "../requirements";
import type { Tally } from "./tally";
import { checkTexts, listExceededLimits } from "./text-style";

type Check = { name: string; args: string[]; env?: NodeJS.Dict<string> };

const CHECKS: Check[] = [
  // Each further thread computes the types of shared packages again: twice the processor time.
  { name: "types", args: ["node_modules/typescript-7/bin/tsc", "--noEmit", "--checkers", "1"] },
  { name: "lint", args: ["node_modules/oxlint/bin/oxlint"], env: { GOMAXPROCS: "1" } },
  { name: "content", args: ["--require", "tsx/cjs", "tools/content-check.ts"] },
  { name: "schemas of content", args: ["--import", "tsx", "tools/content-schemas.mjs", "--check"] },
  { name: "format", args: ["node_modules/oxfmt/bin/oxfmt", "--check"] },
];

/** Runs and counts all checks without tests; prints what a failed one found. */
export async function runStaticChecks(
  checkout: string,
  logs: string,
  supervisor: ProcessSupervisor,
): Promise<Tally> {
  const limit = pLimit(2);
  const results = await Promise.all(
    CHECKS.map((check) => limit(() => runCheck(check, checkout, logs, supervisor))),
  );
  results.push(reportRequirements(checkout), reportTexts(checkout));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

async function runCheck(
  { name, args, env }: Check,
  checkout: string,
  logs: string,
  supervisor: ProcessSupervisor,
): Promise<boolean> {
  const startMs = performance.now();
  const log = join(logs, `${name}.log`);
  const spec = { name, args, cwd: checkout, env: { ...process.env, ...env }, log };
  const { ok } = await supervisor.runToEnd(spec);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${name} … ${seconds} s${ok ? "" : ` – failed\n${readFileSync(log, "utf8")}`}`);
  return ok;
}

function reportRequirements(checkout: string): boolean {
  const { open, problems } = checkRequirements(checkout);
  const state = problems.length === 0 ? "" : ` – failed\n${problems.join("\n")}`;
  console.log(`requirement IDs … ${open.length} open${state}`);
  if (open.length > 0) console.log(`  not tested yet: ${open.join(" ")}`);
  return problems.length === 0;
}

function reportTexts(checkout: string): boolean {
  const counts = checkTexts(checkout);
  const { sourceLines, testLines, commentLines, words, findings } = counts;
  const problems = listExceededLimits(counts);
  console.log(
    `texts … ${sourceLines} lines of source, ${testLines} of tests, ${commentLines} of comments; ` +
      `${words} words of documentation; ${findings.length} refused phrases`,
  );
  if (problems.length > 0) console.log(`texts – failed\n${problems.join("\n")}`);
  return problems.length === 0;
}
