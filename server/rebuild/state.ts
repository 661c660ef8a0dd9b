import { readFileSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../releases/switch";

/** What a rebuild must not forget, whatever happens to the process; times are epoch milliseconds. */
export type RebuildState = {
  /** A change that no release has yet: when the first and the latest became known. */
  pending: { first: number; latest: number } | null;
  /** Since when a build runs; found at a start, it was cut short. */
  buildingSince: number | null;
  /** Builds that failed since the last good one, and when the next try is. */
  failures: number;
  nextTry: number | null;
  lastError: { at: number; message: string } | null;
  lastBuild: { at: number; release: string; seconds: number; contentVersion: string | null } | null;
  /** Webhooks that were taken, by id: a delivery that is repeated counts once. */
  taken: Record<string, number>;
};

export const emptyState = (): RebuildState => ({
  pending: null,
  buildingSince: null,
  failures: 0,
  nextTry: null,
  lastError: null,
  lastBuild: null,
  taken: {},
});

/** Reads the state; an unreadable file counts as a change that may have been lost. */
export function readState(file: string, now: number): RebuildState {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return emptyState();
  }
  try {
    return { ...emptyState(), ...(JSON.parse(text) as Partial<RebuildState>) };
  } catch {
    return { ...emptyState(), pending: { first: now, latest: now } };
  }
}

/** Writes states to a file, one after the other; each call settles when its state is on disk. */
export class StateFile {
  #writing: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;

  constructor(
    readonly file: string,
    readonly current: () => RebuildState,
  ) {}

  /** Many calls in a moment share a write: the waiting one takes the state as it is by then. */
  save(): Promise<void> {
    this.#waiting ??= this.#writing.then(() => {
      this.#waiting = undefined;
      this.#writing = this.#write(JSON.stringify(this.current()));
      return this.#writing;
    });
    return this.#waiting;
  }

  async #write(text: string): Promise<void> {
    const folder = dirname(this.file);
    await mkdir(folder, { recursive: true });
    const next = `${this.file}.next`;
    const handle = await open(next, "w");
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(next, this.file);
    syncFolder(folder);
  }
}
