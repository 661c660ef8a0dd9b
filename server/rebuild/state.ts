import { readFileSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { RebuildStatus } from "../../src/contract/rebuild";
import { syncFolder } from "../releases/switch";

/**
 * What a rebuild must not forget, whatever happens to the process; times are epoch milliseconds. A
 * `buildingSince` that is found at a start belongs to a build that was cut short.
 */
export type RebuildState = Omit<RebuildStatus, "live"> & {
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

  /**
   * Many calls in a moment share a write: the waiting one takes the state as it is by then. One that
   * failed (a full disk) fails its own callers, and the next is tried all the same.
   */
  save(): Promise<void> {
    this.#waiting ??= this.#writing
      .catch(() => undefined)
      .then(() => {
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
