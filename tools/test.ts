import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { runCommand } from "../server/process/run-command";
import { describeError, UserFacingError } from "../server/process/user-facing-error";
import { ensureBrowser, ensureFirefox } from "./browser";
import {
  describeTally,
  NONE,
  ONE_FAILED,
  runChecks,
  runJest,
  runPlaywright,
  type Run,
  type Tally,
} from "./checks/runners";
import type { TestEnvironment } from "./checks/test-environment";

// `npm test`: the browser tests against their own site and API, in parallel with static checks, Jest
// and the fault tests. `--full`: the served CMS, publishing, and the slow tests (playwright.config.ts).
// `e2e [playwright filters]`, `faults` and `verify` run one part.

type Part = "Set-up" | "Checks" | "Jest" | "Browser" | "CMS" | "Faults" | "Publishing";

const COMMANDS: NodeJS.Dict<Part[]> = {
  short: ["Set-up", "Checks", "Jest", "Browser", "Faults"],
  full: ["Set-up", "Jest", "Browser", "CMS", "Faults", "Publishing"],
  verify: ["Checks", "Jest"],
  e2e: ["Set-up", "Browser", "CMS", "Publishing"],
  faults: ["Faults"],
};

async function runTests(supervisor: ProcessSupervisor): Promise<number> {
  // A run that is stopped, or has no test, counts as one failure.
  const total: Tally = { ...ONE_FAILED };
  const summary: string[] = [];
  supervisor.add({ end: async () => console.log([...summary, describeTally(total)].join("\n")) });
  const [checkout, args] = [process.cwd(), process.argv.slice(2)];
  const isFull = args.includes("--full");
  const [command = isFull ? "full" : "short", ...filters] = args.filter((arg) => arg !== "--full");
  const parts = COMMANDS[command];
  if (!parts)
    throw new UserFacingError(`No tests are named ${command}: use verify, e2e or faults.`);
  const reports = mkdtempSync(join(tmpdir(), "site-checks-"));
  // All site builds share compiled code in this folder, so they run one at a time.
  const siteFolder = join(checkout, ".data", `test-site-${process.pid}`);
  for (const folder of [reports, siteFolder]) {
    supervisor.add({ end: async () => rmSync(folder, { recursive: true, force: true }) });
  }
  const run: Run = { supervisor, checkout, reports, isFull, filters };

  const runPart = async (part: Part, runWork: () => Promise<Tally>): Promise<void> => {
    if (!parts.includes(part) || supervisor.isEnding) return;
    const startMs = performance.now();
    const tally = await runWork().catch((error: unknown) => {
      console.error(`\n${describeError(error)}`);
      return ONE_FAILED;
    });
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    summary.push(`${part} … ${describeMinutes(startMs)}, ${describeTally(tally)}`);
  };
  const runInstaller = async (args: string[]) =>
    (await supervisor.start({ name: "Installer", args, cwd: checkout, env: process.env }).ended).ok;

  let environment: TestEnvironment | undefined;
  const setUp = runPart("Set-up", async () => {
    // The other commands start faster without the servers' code.
    const { openTestEnvironment } = await import("./checks/test-environment");
    const options = { checkout, siteFolder, withCms: parts.includes("CMS"), runInstaller };
    environment = await openTestEnvironment(options, supervisor);
    return NONE;
  });
  const runInSite = async (part: Part, projects: string[], isPublishing = false): Promise<void> => {
    const site = environment;
    // Without one the set-up counts as failed.
    if (site === undefined) return;
    await runPart(part, async () => {
      if (isPublishing) await site.enablePublishing();
      const FIREFOX_PATH = isFull ? await ensureFirefox(runInstaller) : undefined;
      return runPlaywright(run, projects, { ...site.env, FIREFOX_PATH });
    });
  };
  const runFaults = async (): Promise<Tally> => {
    const env = { ...process.env, NODE_ENV: undefined, TEST_BUILD_FOLDER: siteFolder };
    const CHROME_PATH = await ensureBrowser(runInstaller);
    return runPlaywright(run, ["faults"], { ...env, CHROME_PATH });
  };
  const runCode = async (): Promise<void> => {
    await runPart("Checks", () => runChecks(run));
    await runPart("Jest", () => runJest(run));
    await setUp;
    await runPart("Faults", runFaults);
  };
  const runSite = async (): Promise<void> => {
    await setUp;
    await runInSite("Browser", ["desktop", "mobile"]);
    // These tests change content, so they run after those that read it.
    await runInSite("CMS", ["cms"]);
  };
  await Promise.all([runCode(), runSite()]);
  // These restart the CMS and build in the folder of the fault tests.
  await runInSite("Publishing", ["publishing"], true);
  summary.push(`All … ${describeMinutes(0)}`);
  if (total.passed + total.failed > 1) total.failed -= 1;
  return total.failed === 0 ? 0 : 1;
}

const describeMinutes = (sinceMs: number) =>
  `${((performance.now() - sinceMs) / 60_000).toFixed(1)} min`;

void runCommand(runTests);
