import { mkdir, writeFile } from "node:fs/promises";
import { preferShell } from "../../tools/machine";
import { createTestFolder } from "../support/temporary-folder";
import { listBrowserSwitches, ensureBrowser, findBrowser, type Machine } from "../../tools/browser";

/** Returns a machine with these browsers; installers add theirs to `browsers`. */
function toMachine(browsers: string[], parts: Partial<Machine> = {}): Machine {
  return {
    env: {},
    findTool: (command) => browsers.find((file) => file === `/usr/bin/${command}`),
    canRun: (file) => browsers.includes(file),
    findPlaywright: () => "/playwright/chrome",
    installers: [],
    ...parts,
  };
}

const ORDER = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/playwright/chrome",
];
const ALL = ["/my/chrome", ...ORDER];

test("the order is CHROME_PATH, the headless shell, Chromium, Chrome, Playwright's browser", () => {
  expect(findBrowser(toMachine(ALL, { env: { CHROME_PATH: "/my/chrome" } }))).toBe("/my/chrome");
  for (const [at, browser] of ORDER.entries()) {
    expect(findBrowser(toMachine(ORDER.slice(at)))).toBe(browser);
  }
  expect(findBrowser(toMachine([]))).toBeUndefined();
});

test("a CHROME_PATH that is no browser is an error, never skipped", () => {
  const wrong = toMachine(ALL, { env: { CHROME_PATH: "/nowhere/chrome" } });
  expect(() => findBrowser(wrong)).toThrow(
    "CHROME_PATH is /nowhere/chrome, which does not start a browser.",
  );
});

test("an installed command that does not start is skipped", () => {
  const stub = toMachine(["/playwright/chrome"], { findTool: (command) => `/usr/bin/${command}` });
  expect(findBrowser(stub)).toBe("/playwright/chrome");
});

test("without a browser the installers run in order until one installs it; with one none runs", async () => {
  const tried: string[] = [];
  const browsers: string[] = [];
  const toRunner = (name: string, installed: string[]) => async () => {
    tried.push(name);
    browsers.push(...installed);
    return installed.length > 0;
  };
  const shell = "/usr/bin/chromium-headless-shell";
  const installers = [toRunner("none", []), toRunner("shell", [shell]), toRunner("full", ORDER)];
  const bare = toMachine(browsers, { installers });
  for (let start = 0; start < 2; start += 1) {
    expect(await ensureBrowser(bare)).toBe(shell);
    expect(tried).toEqual(["none", "shell"]);
  }
});

test("one sentence says that no browser could be installed", async () => {
  await expect(ensureBrowser(toMachine([]))).rejects.toThrow(
    "The browser tests need Chromium or Chrome, which is not installed and could not be installed; install one or set CHROME_PATH to it.",
  );
});

test("only root runs without the sandbox", () => {
  expect(listBrowserSwitches(true)).toEqual(["--no-sandbox", ...listBrowserSwitches(false)]);
  expect(listBrowserSwitches(false)).not.toContain("--no-sandbox");
});

const inBrowsers = createTestFolder();

test("Playwright's headless shell is used if it is installed", async () => {
  const chrome = inBrowsers("chromium-1255/chrome-linux64/chrome");
  expect(preferShell(chrome)).toBe(chrome);
  const folder = inBrowsers("chromium_headless_shell-1255/chrome-headless-shell-linux64");
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/chrome-headless-shell`, "");
  expect(preferShell(chrome)).toBe(`${folder}/chrome-headless-shell`);
});
