import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser";
import { runJest } from "./checks/jest";
import { runInEnvironment, runPlaywright } from "./checks/playwright";
import { runLanes, stageTable, type Stage, type StageResult } from "./checks/stages";
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

// `npm test`: the browser tests against a CMS and a site of their own; beside them static checks, Jest,
// and builds and servers that are broken on purpose.
// `npm run test:e2e -- [playwright filters]`, `npm run test:faults -- [--full]`: a part alone.

async function test(supervisor: ProcessSupervisor): Promise<number> {
  const [part, ...filters] = process.argv.slice(2);
  const logs = mkdtempSync(join(tmpdir(), "site-checks-"));
  supervisor.add({ end: async () => rmSync(logs, { recursive: true, force: true }) });
  const started = performance.now();
  const results = await runPart(part, stagesOf(part, filters, logs, supervisor));
  console.log();
  console.table(stageTable(results, (performance.now() - started) / 60_000));
  const tally = addTallies(results);
  console.log(describeTally(tally));
  return tally.failed === 0 ? 0 : 1;
}

type Stages = { quick: Stage[]; setUp: Stage[]; browser: Stage[]; faults: Stage[] };

function runPart(part: string | undefined, stages: Stages): Promise<StageResult[]> {
  const { quick, setUp, browser, faults } = stages;
  if (part === "verify") return runLanes(quick);
  if (part === "e2e") return runLanes([...setUp, ...browser]);
  if (part === "faults") return runLanes(faults);
  // One core each, more or less: neither lane keeps two busy for long.
  return runLanes([...setUp, ...browser], [...quick, ...faults]);
}

function stagesOf(
  part: string | undefined,
  args: string[],
  logs: string,
  supervisor: ProcessSupervisor,
): Stages {
  const checkout = process.cwd();
  const filters = args.filter((arg) => arg !== "--full");
  const full = args.includes("--full");
  let environment: TestEnvironment;
  const inEnvironment = (projects: string[]) =>
    runInEnvironment(environment, projects, filters, supervisor);
  const buildFolder = join(checkout, ".data", `test-build-${process.pid}`);
  supervisor.add({ end: async () => rmSync(buildFolder, { recursive: true, force: true }) });
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    ALL_FAULTS: full ? "1" : "",
    // Jest's builds and those of the faults follow one another.
    TEST_BUILD_FOLDER: buildFolder,
  };
  return {
    quick: [
      { name: "Checks", run: () => runStaticChecks(checkout, logs, supervisor) },
      {
        name: "Jest",
        run: () => runJest(checkout, logs, supervisor, { quick: part === "verify", env }),
      },
    ],
    setUp: [
      {
        name: "Set-up",
        run: async () => {
          environment = await openTestEnvironment(checkout, supervisor);
          return undefined;
        },
      },
    ],
    browser: [
      { name: "Browser", run: () => inEnvironment(["desktop", "mobile"]) },
      // The CMS tests change content, so they come after those that read it.
      { name: "CMS", run: () => inEnvironment(["cms"]) },
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
          const machine = thisMachine(supervisor, checkout, join(logs, "browser.log"));
          const withBrowser = { ...env, CHROME_PATH: await ensureBrowser(machine) };
          const projects = ["faults"];
          return runPlaywright({ checkout, logs, env: withBrowser, projects, filters }, supervisor);
        },
      },
    ],
  };
}

void runCommand(test);
