import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { errorCode, UserFacingError } from "./user-facing-error";

type FolderLock = { end: () => Promise<void> };

/** Any number may read such a folder, one process alone write it; of the dead no lock counts. */
export function lockFolder(
  checkout: string,
  name: string,
  what: string,
  mode: "read" | "write",
): FolderLock {
  const folder = join(checkout, "node_modules/.cache/locks", name);
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `${process.pid}.${mode}`);
  writeFileSync(own, process.argv[1] ?? "");
  const other = holders(folder).find(
    (holder) => holder.pid !== process.pid && (mode === "write" || holder.mode === "write"),
  );
  const release = (): void => rmSync(own, { force: true });
  if (other !== undefined) {
    release();
    throw new UserFacingError(
      `${what} is in use by process ${other.pid} (${other.command}); end it and start again.`,
    );
  }
  process.once("exit", release);
  return { end: async () => release() };
}

export function lockSiteFolder(checkout: string, folder: string): FolderLock {
  const name = `site-${relative(checkout, folder).replaceAll(/\W+/g, "-")}`;
  return lockFolder(checkout, name, `Gatsby's cache in ${folder}`, "write");
}

function holders(folder: string) {
  return readdirSync(folder).flatMap((entry) => {
    const [pid, mode] = entry.split(".");
    if (isAlive(Number(pid))) {
      const command = readFileSync(join(folder, entry), "utf8").split("/").at(-1) ?? "";
      return [{ pid: Number(pid), mode, command }];
    }
    rmSync(join(folder, entry), { force: true });
    return [];
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
