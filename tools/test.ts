import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser";
import { runJest } from "./checks/jest";
import { runInEnvironment, runPlaywright, type PlaywrightRun } from "./checks/playwright";
import {
  runStages,
  createStageTable,
  type Stage,
  type StageControl,
  type StageResult,
} from "./checks/stages";
import { runStaticChecks } from "./checks/static-checks";
import { addTallies, describeTally, type Tally } from "./checks/tally";
import {
  openTestEnvironment,
  enablePublishing,
  type TestEnvironment,
} from "./checks/test-environment";
import { getMachine } from "./machine";
import { runCommand } from "../server/process/run-command";
import type { ProcessSupervisor } from "../server/process/process-supervisor";

// `npm test`: the browser tests against their own site and API, in parallel with static checks, Jest
// and the fault tests. `--full`: the served CMS, publishing, and the slow tests (playwright.config.ts).
// `e2e [playwright filters]`, `faults` and `verify` run one part.

type Run = Omit<PlaywrightRun, "env" | "projects"> & {
  /** Folder of all site builds, which share compiled code and so run one at a time. */
  siteFolder: string;
  /** Builds and serves the CMS with its admin; otherwise only its API is served. */
  withCms: boolean;
  browser?: string;
};

async function runTests(supervisor: ProcessSupervisor): Promise<number> {
  const [checkout, args] = [process.cwd(), process.argv.slice(2)];
  const mode = args.includes("--full") ? "full" : "short";
  const [part = "", ...filters] = args.filter((arg) => arg !== "--full");
  const names = PARTS[part] ?? (mode === "full" ? FULL : SHORT);
  const withCms = names.includes("CMS");
  const logs = mkdtempSync(join(tmpdir(), "site-checks-"));
  const siteFolder = join(checkout, ".data", `test-site-${process.pid}`);
  const run: Run = { checkout, logs, siteFolder, mode, withCms, filters };
  const startMs = performance.now();
  const results = new Map<string, StageResult>();
  const printResults = async (): Promise<Tally> => {
    const rows = [...results.values()];
    console.log();
    console.table(createStageTable(rows, (performance.now() - startMs) / 60_000));
    if (run.browser) console.log(`Browser: ${run.browser}`);
    const tally = addTallies(rows);
    console.log(describeTally(tally));
    return tally;
  };
  let isFinished = false;
  // Ends last when the command is stopped, and prints the results so far.
  supervisor.add({ end: async () => void (isFinished || (await printResults())) });
  for (const folder of [logs, siteFolder]) {
    supervisor.add({ end: async () => rmSync(folder, { recursive: true, force: true }) });
  }
  const stages = createStages(run, supervisor);
  await runStages(
    names.map((name) => stages[name]),
    {
      onProgress: (result) => results.set(result.name, result),
      isStopped: () => supervisor.isEnding,
    },
  );
  isFinished = true;
  return (await printResults()).failed === 0 ? 0 : 1;
}

type StageName = "Set-up" | "Checks" | "Jest" | "Browser" | "CMS" | "Faults" | "Publishing";

const PARTS: NodeJS.Dict<StageName[]> = {
  verify: ["Checks", "Jest"],
  e2e: ["Set-up", "Browser", "CMS", "Publishing"],
  faults: ["Faults"],
};
const SHORT: StageName[] = ["Set-up", "Checks", "Jest", "Browser", "Faults"];
const FULL: StageName[] = ["Set-up", "Jest", "Browser", "CMS", "Faults", "Publishing"];

/** The stages in the order in which they may wait for each other. */
function createStages(
  run: Run,
  supervisor: ProcessSupervisor,
): Record<StageName, Stage<StageName>> {
  const { checkout, logs, siteFolder } = run;
  let environment: TestEnvironment;
  const runProjects = (projects: string[], control: StageControl) =>
    runInEnvironment(environment, { ...run, projects }, supervisor, control);
  return {
    "Set-up": {
      name: "Set-up",
      run: async () => {
        environment = await openTestEnvironment(run, supervisor);
        run.browser = environment.browser;
        return undefined;
      },
    },
    Checks: { name: "Checks", run: () => runStaticChecks(checkout, logs, supervisor) },
    Jest: { name: "Jest", after: ["Checks"], run: (control) => runJest(run, supervisor, control) },
    Browser: {
      name: "Browser",
      needs: ["Set-up"],
      run: (control) => runProjects(["desktop", "mobile"], control),
    },
    CMS: {
      name: "CMS",
      needs: ["Set-up"],
      // These tests change content, so they run after those that read it.
      after: ["Browser"],
      run: (control) => runProjects(["cms"], control),
    },
    Faults: {
      name: "Faults",
      after: ["Set-up", "Jest"],
      run: async (control) => {
        const machine = getMachine(supervisor, checkout, join(logs, "browser.log"));
        const env = {
          ...process.env,
          NODE_ENV: undefined,
          TEST_BUILD_FOLDER: siteFolder,
          CHROME_PATH: await ensureBrowser(machine),
        };
        return runPlaywright({ ...run, env, projects: ["faults"] }, supervisor, control);
      },
    },
    Publishing: {
      name: "Publishing",
      needs: ["Set-up"],
      // It restarts the CMS and builds in the folder of the fault tests.
      after: ["CMS", "Faults"],
      run: async (control) => {
        environment = await enablePublishing(environment, supervisor);
        return runProjects(["publishing"], control);
      },
    },
  };
}

void runCommand(runTests);
