import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isRunning, startTime } from "./start-time";
import { UserFacingError } from "./user-facing-error";

export type FolderLock = { end: () => Promise<void> };

const held = new Set<string>();
process.once("exit", () => held.forEach((file) => rmSync(file, { force: true })));

/** Locks a folder for many readers or one writer. Locks of dead processes are ignored. */
export function lockFolder(
  folder: string,
  what: string,
  mode: "read" | "write",
  advice = "end it and start again",
): FolderLock {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `${process.pid}.${mode}`);
  held.add(own);
  const release = (): void => {
    held.delete(own);
    rmSync(own, { force: true });
  };
  try {
    writeFileSync(own, [process.argv[1] ?? "", startTime(process.pid) ?? ""].join("\n"));
  } catch (error) {
    // Empty, as on a full disk, it would count until this process ends.
    release();
    throw error;
  }
  const other = holders(folder).find(
    (holder) => holder.pid !== process.pid && (mode === "write" || holder.mode === "write"),
  );
  if (other !== undefined) {
    release();
    throw new UserFacingError(
      `${what} is in use by process ${other.pid} (${other.command}); ${advice}.`,
    );
  }
  return { end: async () => release() };
}

/** For what is built in a checkout. */
export function lockOutput(
  checkout: string,
  name: string,
  what: string,
  mode: "read" | "write",
): FolderLock {
  return lockFolder(join(checkout, "node_modules/.cache/locks", name), what, mode);
}

export function lockSiteFolder(checkout: string, folder: string): FolderLock {
  const name = `site-${relative(checkout, folder).replaceAll(/\W+/g, "-")}`;
  return lockOutput(checkout, name, `Gatsby's cache in ${folder}`, "write");
}

function holders(folder: string) {
  return readdirSync(folder).flatMap((entry) => {
    const file = join(folder, entry);
    const pid = Number(entry.split(".")[0]);
    const [command = "", started] = readLines(file);
    if (isRunning(pid, started || undefined)) {
      return [{ pid, mode: entry.split(".")[1], command: command.split("/").at(-1) ?? "" }];
    }
    rmSync(file, { force: true });
    return [];
  });
}

/** None where it was let go a moment ago. */
function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}
