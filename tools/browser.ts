import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import { attempt } from "../src/shared/domain/read-field";

// The headless shell is the same engine without windows and halves the tests' processor time.
const COMMANDS = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome", "google-chrome-stable"],
];

/** Returns CHROME_PATH, an installed or Playwright's browser. Throws UserFacingError if CHROME_PATH is none. */
export async function findBrowser(): Promise<string | undefined> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (isBrowser(CHROME_PATH)) return CHROME_PATH;
    throw new UserFacingError(`CHROME_PATH is ${CHROME_PATH}, which does not start a browser.`);
  }
  const installed = COMMANDS.flatMap((command) => findCommand(command) ?? []).find(isBrowser);
  if (installed !== undefined) return installed;
  const { chromium } = await import("@playwright/test");
  const own = preferShell(chromium.executablePath());
  return isBrowser(own) ? own : undefined;
}

/** Runs Node with these arguments. Returns true if it succeeds. */
export type RunInstaller = (args: string[]) => Promise<boolean>;

/** Finds or installs a browser. Throws a UserFacingError if that fails, because tests are never skipped. */
export async function ensureBrowser(runInstaller: RunInstaller): Promise<string> {
  const playwright = [
    "node_modules/@playwright/test/cli.js",
    "install",
    "--only-shell",
    "chromium",
  ];
  for (const install of [
    async () => true,
    () => installPackage("chromium-headless-shell", runInstaller),
    () => runInstaller(playwright),
    () => installPackage("chromium", runInstaller),
  ]) {
    const browser = (await install()) ? await findBrowser() : undefined;
    if (browser !== undefined) return browser;
  }
  // The installer's own lines are above it in the terminal.
  const command = "sudo apt-get install --no-install-recommends chromium-headless-shell";
  const advice = isRoot() || !findCommand("apt-get") ? "" : `, such as with "${command}",`;
  throw new UserFacingError(
    `The browser tests need Chromium or Chrome, which is not installed and could not be installed; install one${advice} or set CHROME_PATH to it.`,
  );
}

/** Returns an installed Firefox, or installs Debian's. Returns undefined if that fails. */
export async function ensureFirefox(runInstaller: RunInstaller): Promise<string | undefined> {
  const find = () =>
    ["firefox-esr", "firefox"].flatMap((name) => findCommand(name) ?? []).find(isBrowser);
  return find() ?? ((await installPackage("firefox-esr", runInstaller)) ? find() : undefined);
}

/** Installs a Debian package. Resolves to false if that fails or needs root. */
export async function installPackage(name: string, runInstaller: RunInstaller): Promise<boolean> {
  if (!isRoot() || findCommand("apt-get") === undefined) return false;
  return runInstaller(["-e", INSTALL_PACKAGE, name]);
}

// Keeps the package from starting its service. The last lines in the terminal are apt's own.
const INSTALL_PACKAGE = `
  const { spawnSync } = require("node:child_process");
  const apt = (...args) => spawnSync("apt-get", args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  }).status ?? 1;
  process.exitCode =
    apt("update") || apt("install", "-y", "--no-install-recommends", process.argv[1]);
`;

/** Returns switches that save resources; root cannot use Chromium's sandbox. */
export function listBrowserSwitches(): string[] {
  return [
    ...(isRoot() ? ["--no-sandbox"] : []),
    // A graphics process would render in software as well, at a higher cost.
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
}

/** True if this account has all rights; false on Windows. */
export const isRoot = () => process.getuid?.() === 0;

/** Returns the path of Playwright's headless shell if it is installed, else that of its Chromium. */
export function preferShell(chromePath: string): string {
  const folder = chromePath.replace(/chromium-(\d+).*/, "chromium_headless_shell-$1");
  const subfolders = existsSync(folder) ? readdirSync(folder) : [];
  const shells = subfolders.map((name) => join(folder, name, "chrome-headless-shell"));
  return shells.find(existsSync) ?? chromePath;
}

/** Returns the path of a command in PATH, undefined if it is not installed. */
export function findCommand(command: string): string | undefined {
  const files = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, command));
  return files.find((file) => attempt(() => accessSync(file, constants.X_OK), null) !== null);
}

/** True if a file starts as a browser (a distribution may ship a stub under the name). */
function isBrowser(file: string): boolean {
  const options = { timeout: 20_000, stdio: "pipe", encoding: "utf8" } as const;
  return attempt(() => /\d+\.\d+/.test(execFileSync(file, ["--version"], options)), false);
}
