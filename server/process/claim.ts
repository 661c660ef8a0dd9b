import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { errorCode } from "../error-code";
import { Failure } from "./failure";

export type Claim = { end: () => Promise<void> };

type Mode = "read" | "write";

/**
 * Claims a folder of the checkout that several commands share (Gatsby's cache, the CMS build):
 * any number may read it, one alone may write it. Claims of processes that are gone do not count.
 * @param what how the folder is called in the message
 * @throws Failure with one sentence that says which process holds it
 */
export function claim(checkout: string, name: string, what: string, mode: Mode): Claim {
  const folder = join(checkout, "node_modules/.cache/claims", name);
  mkdirSync(folder, { recursive: true });
  const mine = join(folder, `${process.pid}.${mode}`);
  writeFileSync(mine, process.argv[1] ?? "");
  const other = holders(folder).find(
    (holder) => holder.pid !== process.pid && (mode === "write" || holder.mode === "write"),
  );
  if (other !== undefined) {
    rmSync(mine, { force: true });
    throw new Failure(
      `${what} is in use by process ${other.pid} (${other.command}); end it and start again.`,
    );
  }
  const release = (): void => rmSync(mine, { force: true });
  process.once("exit", release);
  return { end: async () => release() };
}

/** Claims a folder with Gatsby's cache and output for one build or `npm run develop`. */
export function claimSiteFolder(checkout: string, folder: string): Claim {
  const name = `site-${relative(checkout, folder).replaceAll(/\W+/g, "-")}`;
  return claim(checkout, name, `Gatsby's cache in ${folder}`, "write");
}

type Holder = { pid: number; mode: string; command: string };

function holders(folder: string): Holder[] {
  return readdirSync(folder).flatMap((entry) => {
    const [pid, mode = ""] = entry.split(".");
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
