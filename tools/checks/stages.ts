import { describeError, UserFacingError } from "../../server/process/user-facing-error";
import { showRunning } from "../../server/process/status-line";
import { addTallies, describeTally, NONE, ONE_FAILED, type Tally } from "./tally";

export type StageControl = {
  /** Reports the counts so far, which a stopped stage keeps. */
  report: (tally: Tally) => void;
  /** Aborted after the stage's time limit; the stage must then end its programs. */
  signal: AbortSignal;
};

/** A part of `npm test`; an exception counts as one failure. */
export type Stage = {
  name: string;
  run: (control: StageControl) => Promise<Tally | undefined>;
  /** Stages that end before this one begins; those that are not part of the run do not count. */
  after?: string[];
  /** As `after`; if one of them fails, this stage is not run. */
  needs?: string[];
  /** Minutes until it counts as failed; default 40. */
  limitMinutes?: number;
};

export type StageResult = Tally & { name: string; minutes: number; notRun?: true };

type Hooks = {
  /** Gets interim and final results. */
  onProgress: (result: StageResult) => void;
  /** True once the command is stopped: no further stage begins. */
  isStopped: () => boolean;
};
const NO_HOOKS: Hooks = { onProgress: () => undefined, isStopped: () => false };

/** Runs stages after those they depend on. A failure stops only dependent stages. */
export async function runStages(
  stages: Stage[],
  hooks: Partial<Hooks> = {},
): Promise<StageResult[]> {
  const all = { ...NO_HOOKS, ...hooks };
  const started = new Map<string, Promise<StageResult>>();
  for (const stage of stages) {
    const find = (names: string[] = []) => names.flatMap((name) => started.get(name) ?? []);
    started.set(stage.name, runAfter(stage, find(stage.needs), find(stage.after), all));
  }
  return Promise.all(started.values());
}

async function runAfter(
  stage: Stage,
  needed: Promise<StageResult>[],
  before: Promise<StageResult>[],
  { onProgress, isStopped }: Hooks,
): Promise<StageResult> {
  const failed = (await Promise.all(needed)).find((result) => result.failed > 0 || result.notRun);
  await Promise.all(before);
  if (failed === undefined && !isStopped()) return runStage(stage, onProgress);
  if (failed) console.error(`\n${stage.name} is not run, because ${failed.name} failed.`);
  return { name: stage.name, minutes: 0, notRun: true, ...NONE };
}

// CI ends a run after 90 minutes without naming the hanging stage.
const LIMIT_MINUTES = 40;

async function runStage(
  { name, run, limitMinutes = LIMIT_MINUTES }: Stage,
  onProgress: Hooks["onProgress"],
): Promise<StageResult> {
  const started = performance.now();
  const toResult = (tally: Tally): StageResult => {
    const result = { name, minutes: (performance.now() - started) / 60_000, ...tally };
    onProgress(result);
    return result;
  };
  let [counts, stopped] = ["", ONE_FAILED];
  const endLine = showRunning(name, () => counts);
  const report = (tally: Tally): void => {
    stopped = addTallies([tally, ONE_FAILED]);
    counts = tally === NONE ? "" : describeTally(tally);
    toResult(stopped);
  };
  report(NONE);
  const over = new AbortController();
  const late = new Promise<never>((_, reject) => {
    over.signal.addEventListener("abort", () => {
      reject(new UserFacingError(`${name} did not end within ${limitMinutes} minutes.`));
    });
  });
  const timer = setTimeout(() => over.abort(), limitMinutes * 60_000);
  const tally = await Promise.race([run({ report, signal: over.signal }), late]).catch(
    (error: unknown) => {
      console.error(`\n${describeError(error)}`);
      return stopped;
    },
  );
  clearTimeout(timer);
  endLine();
  const result = toResult(tally ?? NONE);
  console.log(`${name} … ${result.minutes.toFixed(1)} min, ${describeTally(result)}`);
  return result;
}

/** For `console.table`: a row for each stage, and one for the whole. */
export function createStageTable(results: StageResult[], minutes: number) {
  const rows = [...results, { name: "In all", minutes, ...addTallies(results) }];
  return Object.fromEntries(
    rows.map(({ name, minutes, passed, failed, skipped }) => [
      name,
      { minutes: Number(minutes.toFixed(1)), passed, failed, skipped },
    ]),
  );
}
