import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runJest } from "./checks/jest";
import { runOnBench, runPlaywright } from "./checks/playwright";
import { runStaticChecks } from "./checks/static-checks";
import { addTallies, type Tally } from "./checks/tally";
import { openTestBench, turnPublishingOn } from "./checks/test-bench";
import { describeFailure } from "../server/process/failure";
import { runCommand } from "../server/process/run-command";
import type { Running } from "../server/process/running";

// `npm test`: static checks, Jest, the browser tests against a site and a CMS of their own, then
// builds and servers that are broken on purpose.
// `npm run test:e2e -- [playwright filters]`, `npm run test:faults`: one of the last two alone.

type Stage = { name: string; run: () => Promise<Tally> };

async function test(running: Running): Promise<number> {
  const checkout = process.cwd();
  const [part, ...filters] = process.argv.slice(2);
  const logs = mkdtempSync(join(tmpdir(), "site-checks-"));
  running.add({ end: async () => rmSync(logs, { recursive: true, force: true }) });
  const quick: Stage[] = [
    { name: "Checks", run: () => runStaticChecks(checkout, logs, running) },
    { name: "Jest", run: () => runJest(checkout, logs, running) },
  ];
  const browser: Stage = {
    name: "Browser tests",
    run: () => runBrowserTests(checkout, filters, running),
  };
  const env = { ...process.env, NODE_ENV: undefined };
  const faults: Stage = {
    name: "Faults",
    run: () => runPlaywright({ checkout, logs, env, projects: ["faults"], filters }, running),
  };
  const parts: Record<string, Stage[]> = { e2e: [browser], faults: [faults] };
  const { passed, failed } = await runStages(parts[part ?? ""] ?? [...quick, browser, faults]);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs stage after stage and stops after the first one with a failure. */
async function runStages(stages: Stage[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const { name, run } of stages) {
    console.log(`\n${name}`);
    const tally = await run().catch((error: unknown) => {
      console.error(`\n${describeFailure(error)}`);
      return { passed: 0, failed: 1 };
    });
    tallies.push(tally);
    if (tally.failed > 0) break;
  }
  return addTallies(tallies);
}

async function runBrowserTests(
  checkout: string,
  filters: string[],
  running: Running,
): Promise<Tally> {
  const bench = await openTestBench(checkout, running);
  const site = await runOnBench(bench, ["desktop", "mobile"], filters, running);
  // The CMS tests change content, so they come after those that read it.
  const cms = await runOnBench(bench, ["cms"], filters, running);
  const told = await turnPublishingOn(bench, running);
  const publishing = await runOnBench(told, ["publishing"], filters, running);
  return addTallies([site, cms, publishing]);
}

void runCommand(test);
