import { UserFacingError } from "../server/process/user-facing-error";

/** The machine's functions that the search for a browser uses. */
export type Machine = {
  env: NodeJS.Dict<string>;
  findTool: (command: string) => string | undefined;
  canRun: (file: string) => boolean;
  /** Path of Playwright's own browser, whether it is installed or not. */
  findPlaywright: () => string;
  /** Ways to install a browser in the order of preference; each returns false if it cannot. */
  installers: (() => Promise<boolean>)[];
};

// The headless shell is the same engine without windows and halves the tests' processor time.
const COMMANDS = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome", "google-chrome-stable"],
];

/** Returns CHROME_PATH, an installed or Playwright's browser. Throws UserFacingError if invalid. */
export function findBrowser(machine: Machine): string | undefined {
  const { CHROME_PATH: chromePath } = machine.env;
  if (chromePath) {
    if (machine.canRun(chromePath)) return chromePath;
    throw new UserFacingError(`CHROME_PATH is ${chromePath}, which does not start a browser.`);
  }
  const installed = COMMANDS.map((command) => machine.findTool(command));
  return [...installed, machine.findPlaywright()].find(
    (file) => file !== undefined && machine.canRun(file),
  );
}

/** Finds or installs a browser. Throws a UserFacingError if that fails, because tests are never skipped. */
export async function ensureBrowser(machine: Machine): Promise<string> {
  const existing = findBrowser(machine);
  if (existing !== undefined) return existing;
  for (const install of machine.installers) {
    const browser = (await install()) ? findBrowser(machine) : undefined;
    if (browser !== undefined) return browser;
  }
  throw new UserFacingError(
    "The browser tests need Chromium or Chrome, which is not installed and could not be installed; install one or set CHROME_PATH to it.",
  );
}

/** Returns switches that save resources; root cannot use Chromium's sandbox. */
export function listBrowserSwitches(isRoot: boolean): string[] {
  return [
    ...(isRoot ? ["--no-sandbox"] : []),
    // A graphics process would render in software as well, at a higher cost.
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
}
