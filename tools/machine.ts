import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import type { Machine } from "./browser";
import type { ProcessSupervisor } from "../server/process/process-supervisor";

/** True if this account has all rights; false on Windows. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns this machine for the search for a browser. Installers write to `log`. */
export function getMachine(supervisor: ProcessSupervisor, checkout: string, log: string): Machine {
  const cli = join(checkout, "node_modules/@playwright/test/cli.js");
  return {
    env: process.env,
    findTool: findCommand,
    canRun,
    findPlaywright: () => preferShell(chromium.executablePath()),
    installers: [
      // The headless shell needs half the processor time of a whole Chromium.
      () => installPackage(supervisor, checkout, log, "chromium-headless-shell"),
      () => runInstaller([cli, "install", "--only-shell", "chromium"], supervisor, checkout, log),
      () => installPackage(supervisor, checkout, log, "chromium"),
    ],
  };
}

/** Returns the path of Playwright's headless shell if it is installed, else that of its Chromium. */
export function preferShell(chromePath: string): string {
  const folder = chromePath.replace(/chromium-(\d+).*/, "chromium_headless_shell-$1");
  const subfolders = existsSync(folder) ? readdirSync(folder) : [];
  const shells = subfolders.map((name) => join(folder, name, "chrome-headless-shell"));
  return shells.find(existsSync) ?? chromePath;
}

/** Installs a Debian package. Resolves to false if that fails or needs root. */
export async function installPackage(
  supervisor: ProcessSupervisor,
  checkout: string,
  log: string,
  name: string,
): Promise<boolean> {
  if (!isRoot() || findCommand("apt-get") === undefined) return false;
  return runInstaller(["-e", INSTALL_PACKAGE, name], supervisor, checkout, log);
}

async function runInstaller(
  args: string[],
  supervisor: ProcessSupervisor,
  cwd: string,
  log: string,
): Promise<boolean> {
  return (await supervisor.runToEnd({ name: "The installer", args, cwd, env: process.env, log }))
    .ok;
}

// Keeps the package from starting its service.
const INSTALL_PACKAGE = `
  const { execFileSync } = require("node:child_process");
  const apt = (...args) => execFileSync("apt-get", args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
  apt("update");
  apt("install", "-y", "--no-install-recommends", process.argv[1]);
`;

/** True if Debian's PostgreSQL is installed, or TEST_DATABASE_URL is set. */
export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || findCommand("pg_ctlcluster") !== undefined;
}

/** Returns the path of a command in PATH, undefined if it is not installed. */
export function findCommand(command: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

/** True when a file starts as a browser (a distribution may ship a stub under the name). */
export function canRun(file: string): boolean {
  try {
    return /\d+\.\d+/.test(
      execFileSync(file, ["--version"], { timeout: 20_000, stdio: "pipe" }).toString(),
    );
  } catch {
    return false;
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
