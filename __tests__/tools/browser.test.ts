import { chmodSync } from "node:fs";
import { ensureBrowser, findBrowser, preferShell } from "../../tools/browser";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();
const { PATH, CHROME_PATH } = process.env;
// Playwright reads it once.
process.env.PLAYWRIGHT_BROWSERS_PATH = "/nowhere";

beforeEach(() => {
  process.env.PATH = inFolder();
  delete process.env.CHROME_PATH;
});
afterEach(() => void Object.assign(process.env, { PATH, ...(CHROME_PATH && { CHROME_PATH }) }));

/** Installs a command that prints a text. */
async function install(name: string, text = "Chromium 140.0"): Promise<string> {
  await writeFiles(inFolder(), { [name]: `#!/bin/sh\necho "${text}"\n` });
  chmodSync(inFolder(name), 0o755);
  return inFolder(name);
}

test("OPS-13 the order is CHROME_PATH, the headless shell, Chromium; a command that is no browser is skipped", async () => {
  await install("chromium", "Install it from the store.");
  for (const name of ["google-chrome", "chromium", "chromium-headless-shell"]) {
    const browser = await install(name);
    expect(await findBrowser()).toBe(browser);
  }
  process.env.CHROME_PATH = await install("own");
  expect(await findBrowser()).toBe(inFolder("own"));
  process.env.CHROME_PATH = "/nowhere/chrome";
  await expect(findBrowser()).rejects.toThrow(
    "CHROME_PATH is /nowhere/chrome, which does not start a browser.",
  );
});

test("OPS-13 without a browser one is installed; with one nothing is", async () => {
  const runInstaller = jest.fn(async () => Boolean(await install("chromium")));
  for (let start = 0; start < 2; start += 1) {
    expect(await ensureBrowser(runInstaller)).toBe(inFolder("chromium"));
  }
  expect(runInstaller).toHaveBeenCalledTimes(1);
});

test.each([
  [0, "install one or set"],
  [
    1000,
    'install one, such as with "sudo apt-get install --no-install-recommends chromium-headless-shell", or set',
  ],
])("OPS-13 account %s reads what to do without a browser", async (account, advice) => {
  await install("apt-get");
  const getuid = jest.spyOn(process, "getuid").mockReturnValue(account);
  await expect(ensureBrowser(async () => false)).rejects.toThrow(
    `The browser tests need Chromium or Chrome, which is not installed and could not be installed; ${advice} CHROME_PATH to it.`,
  );
  getuid.mockRestore();
});

test("OPS-13 Playwright's headless shell is used if it is installed", async () => {
  const chrome = inFolder("chromium-1255/chrome-linux64/chrome");
  expect(preferShell(chrome)).toBe(chrome);
  const shell = "chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell";
  await writeFiles(inFolder(), { [shell]: "" });
  expect(preferShell(chrome)).toBe(inFolder(shell));
});
