import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";
import { ChangeSchema, RebuildStatusSchema } from "../../src/shared/contract/rebuild";
import { readField } from "../../src/shared/domain/read-field";
import { writeAtomically } from "../../src/shared/node/write-atomically";

const RebuildStateSchema = v.object({
  ...v.omit(RebuildStatusSchema, [
    ...(["live", "kept", "names", "unreadable", "pendingApproval", "counts"] as const),
    ...(["buildReason", "withdrawn"] as const),
  ]).entries,
  /** Times of accepted messages by id, so that a repeated one counts once. */
  taken: v.record(v.string(), v.number()),
  /** The latest changes of records that no release has yet. */
  changes: v.record(v.string(), ChangeSchema),
  /** Until then no texts of the repository are fetched (EDT-71). */
  heldUntil: v.nullable(v.number()),
});

/** Times are epoch milliseconds. At a start `buildingSince` belongs to an interrupted build. */
export type RebuildState = v.InferOutput<typeof RebuildStateSchema>;

const createEmptyState = (): RebuildState => ({
  pending: null,
  buildingSince: null,
  failures: 0,
  nextTry: null,
  lastError: null,
  lastBuild: null,
  fullSeconds: null,
  differences: null,
  failedCheck: null,
  content: null,
  taken: {},
  changes: {},
  heldUntil: null,
});

/** Reads the state. An unreadable file counts as a pending change, as one may have been lost. */
export function readState(file: string, now: number): RebuildState {
  const empty = createEmptyState();
  try {
    const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
    return { ...empty, ...v.parse(v.partial(RebuildStateSchema), stored) };
  } catch (error) {
    const isNew = readField(error, "code") === "ENOENT";
    return isNew ? empty : { ...empty, pending: { first: now, latest: now } };
  }
}

export class StateFile {
  #writing: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;

  constructor(
    readonly file: string,
    readonly getState: () => RebuildState,
  ) {}

  // Simultaneous calls share a write; a failed write fails only its own callers.
  save(): Promise<void> {
    this.#waiting ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined;
        this.#writing = this.#write(JSON.stringify(this.getState()));
        return this.#writing;
      });
    return this.#waiting;
  }

  async #write(text: string): Promise<void> {
    await mkdir(dirname(this.file), { recursive: true });
    await writeAtomically(this.file, text);
  }
}
