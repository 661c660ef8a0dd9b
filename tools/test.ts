import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser";
import { runJest } from "./checks/jest";
import { runInEnvironment, runPlaywright } from "./checks/playwright";
import { isFailed, runLanes, stageTable, type Stage, type StageResult } from "./checks/stages";
import { runStaticChecks } from "./checks/static-checks";
import { addTallies, describeTally } from "./checks/tally";
import {
  openTestEnvironment,
  turnPublishingOn,
  type TestEnvironment,
} from "./checks/test-environment";
import { thisMachine } from "./machine";
import { runCommand } from "../server/process/run-command";
import type { ProcessSupervisor } from "../server/process/process-supervisor";

// `npm test`: the browser tests against their own CMS and site, in parallel with static checks,
// Jest and the fault tests. `npm run test:e2e -- [playwright filters]` and `npm run test:faults --
// [--full]` run one part.

async function test(supervisor: ProcessSupervisor): Promise<number> {
  const [part, ...args] = process.argv.slice(2);
  const logs = mkdtempSync(join(tmpdir(), "site-checks-"));
  supervisor.add({ end: async () => rmSync(logs, { recursive: true, force: true }) });
  const started = performance.now();
  const results = await runPart(part, stagesOf(args, logs, supervisor));
  console.log();
  console.table(stageTable(results, (performance.now() - started) / 60_000));
  const tally = addTallies(results);
  console.log(describeTally(tally));
  return tally.failed === 0 ? 0 : 1;
}

type Stages = Record<"quick" | "setUp" | "browser" | "publishing" | "faults", Stage[]>;

async function runPart(part: string | undefined, stages: Stages): Promise<StageResult[]> {
  const { quick, setUp, browser, publishing, faults } = stages;
  if (part === "verify") return runLanes(quick);
  if (part === "e2e") return runLanes([...setUp, ...browser, ...publishing]);
  if (part === "faults") return runLanes(faults);
  // One core each, more or less: neither lane keeps two busy for long.
  const results = await runLanes([...setUp, ...browser], [...quick, ...faults]);
  // It builds where the faults do.
  return isFailed(results) ? results : [...results, ...(await runLanes(publishing))];
}

function stagesOf(args: string[], logs: string, supervisor: ProcessSupervisor): Stages {
  const checkout = process.cwd();
  const filters = args.filter((arg) => arg !== "--full");
  const full = args.includes("--full");
  // One for all that builds the site, in turn: each finds what the one before it compiled.
  const siteFolder = join(checkout, ".data", `test-site-${process.pid}`);
  supervisor.add({ end: async () => rmSync(siteFolder, { recursive: true, force: true }) });
  let opening: Promise<TestEnvironment> | undefined;
  let environment: TestEnvironment;
  const inEnvironment = (projects: string[]) =>
    runInEnvironment(environment, projects, filters, supervisor);
  return {
    quick: [
      { name: "Checks", run: () => runStaticChecks(checkout, logs, supervisor) },
      { name: "Jest", run: () => runJest(checkout, logs, supervisor) },
    ],
    setUp: [
      {
        name: "Set-up",
        run: async () => {
          opening = openTestEnvironment(checkout, siteFolder, supervisor);
          environment = await opening;
          return undefined;
        },
      },
    ],
    browser: [
      { name: "Browser", run: () => inEnvironment(["desktop", "mobile"]) },
      // The CMS tests change content, so they come after those that read it.
      { name: "CMS", run: () => inEnvironment(["cms"]) },
    ],
    publishing: [
      {
        name: "Publishing",
        run: async () => {
          environment = await turnPublishingOn(environment, supervisor);
          return inEnvironment(["publishing"]);
        },
      },
    ],
    faults: [
      {
        name: "Faults",
        limitMinutes: full ? 600 : undefined,
        run: async () => {
          await opening;
          const machine = thisMachine(supervisor, checkout, join(logs, "browser.log"));
          const env = {
            ...process.env,
            NODE_ENV: undefined,
            ALL_FAULTS: full ? "1" : "",
            TEST_BUILD_FOLDER: siteFolder,
            CHROME_PATH: await ensureBrowser(machine),
          };
          return runPlaywright({ checkout, logs, env, projects: ["faults"], filters }, supervisor);
        },
      },
    ],
  };
}

void runCommand(test);
