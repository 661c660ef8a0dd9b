import { describeError, UserFacingError } from "../../server/process/user-facing-error";
import { showRunning } from "../../server/process/status-line";
import { addTallies, describeTally, NONE, ONE_FAILED, type Tally } from "./tally";

export type StageControl = {
  /** Reports the counts so far, which the result keeps if the stage runs out of time. */
  report: (tally: Tally) => void;
  /** Aborted at the stage's time limit; the stage must then end its processes. */
  signal: AbortSignal;
};

/** A part of `npm test`; an exception counts as one failure. */
export type Stage<Name extends string = string> = {
  name: Name;
  run: (control: StageControl) => Promise<Tally | undefined>;
  /** Stages that must end first if they are part of the run, which lists them earlier. */
  after?: Name[];
  /** Earlier stages of the run that must pass, or else this stage is not run. */
  needs?: Name[];
  /** Minutes after which it counts as failed; default 70. */
  limitMinutes?: number;
};

export type StageResult = Tally & { name: string; minutes: number; notRun?: true };

type Hooks = {
  /** Called with interim and final results. */
  onProgress?: (result: StageResult) => void;
  /** True once the command is stopped, after which no stage starts. */
  isStopped?: () => boolean;
};

/** Runs stages in parallel, each after its dependencies. Throws if one of these is not earlier. */
export async function runStages(stages: Stage[], hooks: Hooks = {}): Promise<StageResult[]> {
  stages.forEach(({ name, needs = [], after = [] }, at) => {
    const names = stages.map((stage) => stage.name);
    const missing = needs.find((each) => !names.slice(0, at).includes(each));
    if (missing) throw new Error(`${name} needs "${missing}", which is not an earlier stage.`);
    const late = after.find((each) => names.indexOf(each) >= at);
    if (late) throw new Error(`${name} runs after "${late}", which is not an earlier stage.`);
  });
  const runs = new Map<string, Promise<StageResult>>();
  for (const stage of stages) {
    const findRuns = (names: string[] = []) => names.flatMap((name) => runs.get(name) ?? []);
    runs.set(stage.name, runAfter(stage, findRuns(stage.needs), findRuns(stage.after), hooks));
  }
  return Promise.all(runs.values());
}

async function runAfter(
  stage: Stage,
  needs: Promise<StageResult>[],
  previous: Promise<StageResult>[],
  { onProgress, isStopped }: Hooks,
): Promise<StageResult> {
  const failed = (await Promise.all(needs)).find((result) => result.failed > 0 || result.notRun);
  await Promise.all(previous);
  if (failed === undefined && !isStopped?.()) return runStage(stage, onProgress);
  if (failed) console.error(`\n${stage.name} is not run, because ${failed.name} did not pass.`);
  return { name: stage.name, minutes: 0, notRun: true, ...NONE };
}

// CI ends a run after 90 minutes without naming the hanging stage.
const MAX_STAGE_MINUTES = 70;

async function runStage(
  { name, run, limitMinutes = MAX_STAGE_MINUTES }: Stage,
  onProgress: Hooks["onProgress"],
): Promise<StageResult> {
  const startedAt = performance.now();
  const toResult = (tally: Tally): StageResult => {
    const result = { name, minutes: (performance.now() - startedAt) / 60_000, ...tally };
    onProgress?.(result);
    return result;
  };
  let [counts, timeoutTally] = ["", ONE_FAILED];
  const endLine = showRunning(name, () => counts);
  const report = (tally: Tally): void => {
    timeoutTally = addTallies([tally, ONE_FAILED]);
    counts = tally === NONE ? "" : describeTally(tally);
    toResult(timeoutTally);
  };
  report(NONE);
  const limit = new AbortController();
  const timeout = new Promise<never>((_, reject) => {
    limit.signal.addEventListener("abort", () => {
      reject(new UserFacingError(`${name} did not end within ${limitMinutes} minutes.`));
    });
  });
  const timer = setTimeout(() => limit.abort(), limitMinutes * 60_000);
  const tally = await Promise.race([run({ report, signal: limit.signal }), timeout]).catch(
    (error: unknown) => {
      console.error(`\n${describeError(error)}`);
      return timeoutTally;
    },
  );
  clearTimeout(timer);
  endLine();
  const result = toResult(tally ?? NONE);
  console.log(`${name} … ${result.minutes.toFixed(1)} min, ${describeTally(result)}`);
  return result;
}

/** Returns rows for `console.table`: one for each stage, and their total. */
export function createStageTable(results: StageResult[], minutes: number) {
  const rows = [...results, { name: "Total", minutes, ...addTallies(results) }];
  return Object.fromEntries(
    rows.map(({ name, minutes, passed, failed, skipped }) => [
      name,
      { minutes: Number(minutes.toFixed(1)), passed, failed, skipped },
    ]),
  );
}
