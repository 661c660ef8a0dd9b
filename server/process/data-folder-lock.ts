import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import * as v from "valibot";
import { endGroup, waitForGroupEnd } from "./process-group";
import { isRunning, readStartTime } from "./start-time";
import { UserFacingError, readErrorCode } from "./user-facing-error";

/** The lock of a data folder, with the publisher's address and the running build. */
export const LOCK_FILE = "lock.json";

const processEntries = { pid: v.number(), started: v.pipe(v.string(), v.minLength(1)) };
const LockSchema = v.object({
  ...processEntries,
  machine: v.string(),
  folder: v.string(),
  command: v.string(),
  publisher: v.optional(v.object({ ...processEntries, port: v.number(), token: v.string() })),
  build: v.optional(v.object(processEntries)),
});
type LockContent = v.InferOutput<typeof LockSchema>;
type ProcessEntry = { pid: number; started: string };
export type PublisherAddress = NonNullable<LockContent["publisher"]>;

/** Milliseconds in which a killed process's children exit (exit-with-parent.cjs). */
const MAX_EXIT_MS = 15_000;

const ownLocks = new Set<string>();
process.once("exit", () => ownLocks.forEach(removeOwnLock));

function removeOwnLock(file: string): void {
  if (readLock(file)?.content?.pid === process.pid) rmSync(file, { force: true });
}

export class DataFolderLock {
  #content: LockContent;
  readonly #file: string;
  readonly #isOwner: boolean;

  constructor(file: string, content: LockContent, isOwner: boolean) {
    this.#file = file;
    this.#content = content;
    this.#isOwner = isOwner;
    if (isOwner) ownLocks.add(file);
  }

  /** Records where this process's publisher listens. */
  setPublisher(address: { port: number; token: string }): void {
    this.#write({ ...this.#content, publisher: { ...createEntry(process.pid), ...address } });
  }

  /** Records the process group of the running build, if any. */
  setBuild(pid: number | undefined): void {
    this.#write({ ...this.#content, build: pid === undefined ? undefined : createEntry(pid) });
  }

  async end(): Promise<void> {
    if (this.#isOwner) this.#remove();
    else this.#write({ ...this.#content, publisher: undefined, build: undefined });
  }

  #write(content: LockContent): void {
    this.#content = content;
    // The folder and its lock may have been removed.
    const next = `${this.#file}.${process.pid}`;
    try {
      writeFileSync(next, JSON.stringify(content), { mode: 0o600 });
      renameSync(next, this.#file);
    } catch (error) {
      rmSync(next, { force: true });
      if (readErrorCode(error) !== "ENOENT") throw error;
    }
  }

  #remove(): void {
    ownLocks.delete(this.#file);
    removeOwnLock(this.#file);
  }
}

/** Locks a data folder or joins the parent's lock. Throws UserFacingError that names the holder. */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const file = join(folder, LOCK_FILE);
  const ownContent = {
    ...createEntry(process.pid),
    ...{ machine: hostname(), folder, command: basename(process.argv[1] ?? "") },
  };
  while (!createExclusively(file, ownContent)) {
    const other = readLock(file);
    if (other === undefined) continue;
    const { content } = other;
    if (content && isLockHeld(content, folder)) {
      if (content.pid !== process.ppid) {
        throw new UserFacingError(
          `The data folder ${dataDir} is in use by process ${content.pid} (${content.command}); stop it and start again.`,
        );
      }
      await waitForEnd([content.publisher, content.build]);
      return new DataFolderLock(file, content, false);
    }
    if (content?.folder === folder) await waitForEnd([content.publisher, content.build]);
    removeStale(file, other.text);
  }
  return new DataFolderLock(file, ownContent, true);
}

/** Returns where the publisher of a data folder listens, or undefined if none runs. */
export function findPublisher(dataDir: string): PublisherAddress | undefined {
  try {
    const folder = realpathSync(dataDir);
    const content = readLock(join(folder, LOCK_FILE))?.content;
    const { publisher } = content && isLockHeld(content, folder) ? content : {};
    return publisher && isRunning(publisher.pid, publisher.started) ? publisher : undefined;
  } catch {
    return undefined;
  }
}

/** False for a lock that was copied with its folder, or whose process has exited. */
function isLockHeld({ pid, started, machine, folder }: LockContent, ownFolder: string): boolean {
  return folder === ownFolder && machine === hostname() && isRunning(pid, started);
}

const createEntry = (pid: number) => ({ pid, started: readStartTime(pid) ?? "unknown" });

/** Returns undefined if there is no file; without `content` if it is not a lock of this version. */
function readLock(file: string): { text: string; content?: LockContent } | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  try {
    return { text, content: v.parse(LockSchema, JSON.parse(text)) };
  } catch {
    return { text };
  }
}

/** Creates the lock by a hard link, so that it never exists without its content. */
function createExclusively(file: string, content: LockContent): boolean {
  const next = `${file}.${process.pid}`;
  try {
    writeFileSync(next, JSON.stringify(content), { mode: 0o600 });
    linkSync(next, file);
    return true;
  } catch (error) {
    if (readErrorCode(error) !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(next, { force: true });
  }
}

/** Removes a stale lock, but not a newer one of another process. */
function removeStale(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`;
  try {
    renameSync(file, temporary);
    if (readFileSync(temporary, "utf8") !== text) linkSync(temporary, file);
  } catch {
    // Another process was first.
  } finally {
    rmSync(temporary, { force: true });
  }
}

async function waitForEnd(processes: (ProcessEntry | undefined)[]): Promise<void> {
  for (const { pid, started } of processes.filter((entry) => entry !== undefined)) {
    if (pid === process.pid || !isRunning(pid, started)) continue;
    if (!(await waitForGroupEnd(pid, MAX_EXIT_MS))) await endGroup(pid, 0);
  }
}
