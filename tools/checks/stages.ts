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
export type Stage = {
  name: string;
  run: (control: StageControl) => Promise<Tally | undefined>;
  /** Earlier stages of the list that must end first; names that are not in it are ignored. */
  after?: string[];
  /** Like `after`, but this stage is not run if one of them fails. */
  needs?: string[];
  /** Minutes after which it counts as failed; default 40. */
  limitMinutes?: number;
};

export type StageResult = Tally & { name: string; minutes: number; notRun?: true };

type Hooks = {
  /** Called with interim and final results. */
  onProgress: (result: StageResult) => void;
  /** True once the command is stopped, after which no stage starts. */
  isStopped: () => boolean;
};
const NO_HOOKS: Hooks = { onProgress: () => undefined, isStopped: () => false };

/** Runs stages in parallel, each after those it depends on. A failure stops only dependent stages. */
export async function runStages(
  stages: Stage[],
  hooks: Partial<Hooks> = {},
): Promise<StageResult[]> {
  const all = { ...NO_HOOKS, ...hooks };
  const runs = new Map<string, Promise<StageResult>>();
  for (const stage of stages) {
    const findRuns = (names: string[] = []) => names.flatMap((name) => runs.get(name) ?? []);
    runs.set(stage.name, runAfter(stage, findRuns(stage.needs), findRuns(stage.after), all));
  }
  return Promise.all(runs.values());
}

async function runAfter(
  stage: Stage,
  needed: Promise<StageResult>[],
  previous: Promise<StageResult>[],
  { onProgress, isStopped }: Hooks,
): Promise<StageResult> {
  const failed = (await Promise.all(needed)).find((result) => result.failed > 0 || result.notRun);
  await Promise.all(previous);
  if (failed === undefined && !isStopped()) return runStage(stage, onProgress);
  if (failed) console.error(`\n${stage.name} is not run, because ${failed.name} did not pass.`);
  return { name: stage.name, minutes: 0, notRun: true, ...NONE };
}

// CI ends a run after 90 minutes without naming the hanging stage.
const LIMIT_MINUTES = 40;

async function runStage(
  { name, run, limitMinutes = LIMIT_MINUTES }: Stage,
  onProgress: Hooks["onProgress"],
): Promise<StageResult> {
  const startedAt = performance.now();
  const toResult = (tally: Tally): StageResult => {
    const result = { name, minutes: (performance.now() - startedAt) / 60_000, ...tally };
    onProgress(result);
    return result;
  };
  let [counts, timedOut] = ["", ONE_FAILED];
  const endLine = showRunning(name, () => counts);
  const report = (tally: Tally): void => {
    timedOut = addTallies([tally, ONE_FAILED]);
    counts = tally === NONE ? "" : describeTally(tally);
    toResult(timedOut);
  };
  report(NONE);
  const limit = new AbortController();
  const expired = new Promise<never>((_, reject) => {
    limit.signal.addEventListener("abort", () => {
      reject(new UserFacingError(`${name} did not end within ${limitMinutes} minutes.`));
    });
  });
  const timer = setTimeout(() => limit.abort(), limitMinutes * 60_000);
  const tally = await Promise.race([run({ report, signal: limit.signal }), expired]).catch(
    (error: unknown) => {
      console.error(`\n${describeError(error)}`);
      return timedOut;
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
