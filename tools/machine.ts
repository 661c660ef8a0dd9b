import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import type { Machine } from "./browser";
import type { Running } from "../server/process/running";

/** True where this account is root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The real machine: PATH, Playwright's folder and the installers. */
export function thisMachine(running: Running, checkout: string, log: string): Machine {
  const tryTo = async (args: string[]): Promise<boolean> => {
    const spec = { name: "The installer", args, cwd: checkout, env: process.env, log };
    return (await running.runToEnd(spec)).ok;
  };
  return {
    env: process.env,
    which,
    works,
    playwrightBrowser: () => chromium.executablePath(),
    installPlaywright: () =>
      tryTo([join(checkout, "node_modules/@playwright/test/cli.js"), "install", "chromium"]),
    installPackage: async () =>
      isRoot() && which("apt-get") !== undefined && tryTo(["-e", INSTALL_PACKAGE]),
  };
}

const INSTALL_PACKAGE = `
  const { execFileSync } = require("node:child_process");
  execFileSync("apt-get", ["update"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "inherit" });
`;

/** The absolute path of a command, where PATH has it. */
export function which(command: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

/** True when a file starts as a browser (a distribution may ship a stub under the name). */
export function works(file: string): boolean {
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
