import { describeError, UserFacingError } from "../../server/process/user-facing-error";
import { addTallies, NONE, ONE_FAILED, type Tally } from "./tally";

/** A part of `npm test`; what it throws counts as one failure. */
export type Stage = {
  name: string;
  run: () => Promise<Tally | undefined>;
  /** Minutes until it counts as failed; default 40. */
  limitMinutes?: number;
};

export type StageResult = Tally & { name: string; minutes: number };

/** Lanes run side by side, each stage by stage; after a failure no further stage begins. */
export async function runLanes(...lanes: Stage[][]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  const runLane = async (stages: Stage[]): Promise<void> => {
    for (const stage of stages) {
      if (isFailed(results)) return;
      results.push(await runStage(stage));
    }
  };
  await Promise.all(lanes.map(runLane));
  return results;
}

export const isFailed = (results: StageResult[]) => results.some(({ failed }) => failed > 0);

// CI cuts a run off after 90 minutes, without a word of what hung.
const LIMIT_MINUTES = 40;

async function runStage({ name, run, limitMinutes = LIMIT_MINUTES }: Stage): Promise<StageResult> {
  console.log(`\n${name} …`);
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `${name} did not end within ${limitMinutes} minutes.`;
    timer = setTimeout(() => reject(new UserFacingError(message)), limitMinutes * 60_000);
  });
  const tally = await Promise.race([run(), late]).catch((error: unknown) => {
    console.error(`\n${describeError(error)}`);
    return ONE_FAILED;
  });
  clearTimeout(timer);
  const minutes = (performance.now() - started) / 60_000;
  return { name, minutes, ...(tally ?? NONE) };
}

/** For `console.table`: a row for each stage, and one for the whole. */
export function stageTable(results: StageResult[], minutes: number) {
  const rows = [...results, { name: "In all", minutes, ...addTallies(results) }];
  return Object.fromEntries(
    rows.map(({ name, minutes, ...tally }) => [
      name,
      { minutes: Number(minutes.toFixed(1)), ...tally },
    ]),
  );
}
