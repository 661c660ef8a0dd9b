import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import { isRunning, readStartTime } from "./start-time";
import { UserFacingError } from "./user-facing-error";

export type OutputLock = { end: () => Promise<void> };

const ownLocks = new Set<string>();
process.once("exit", () => ownLocks.forEach((file) => rmSync(file, { force: true })));

/** Locks a build's output: many readers or one writer. Throws UserFacingError with the holder. */
export function lockOutput(
  checkout: string,
  name: string,
  what: string,
  mode: "read" | "write",
): OutputLock {
  const folder = join(checkout, "node_modules/.cache/locks", name);
  mkdirSync(folder, { recursive: true });
  const place = `${hostname()} ${realpathSync(folder)}`;
  const file = join(folder, `${process.pid}.${mode}`);
  ownLocks.add(file);
  const releaseLock = (): void => {
    ownLocks.delete(file);
    rmSync(file, { force: true });
  };
  try {
    const started = readStartTime(process.pid) ?? "";
    writeFileSync(file, [process.argv[1] ?? "", started, place].join("\n"));
  } catch (error) {
    // On a full disk an empty file would stay.
    releaseLock();
    throw error;
  }
  const other = findHolders(folder, place).find(
    (holder) => holder.pid !== process.pid && (mode === "write" || holder.mode === "write"),
  );
  if (other !== undefined) {
    releaseLock();
    throw new UserFacingError(
      `${what} is in use by process ${other.pid} (${other.command}); stop it and start again.`,
    );
  }
  return { end: async () => releaseLock() };
}

function findHolders(folder: string, place: string) {
  return readdirSync(folder).flatMap((entry) => {
    const file = join(folder, entry);
    const pid = Number(entry.split(".")[0]);
    const [command = "", started, at] = readLines(file);
    if (started && at === place && isRunning(pid, started)) {
      return [{ pid, mode: entry.split(".")[1], command: basename(command) }];
    }
    rmSync(file, { force: true });
    return [];
  });
}

/** Returns no lines if the lock was just released. */
function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
