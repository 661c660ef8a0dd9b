import { UserFacingError } from "../server/process/user-facing-error";

/** What the search for a browser may ask of the machine; tests hand in their own. */
export type Machine = {
  env: NodeJS.Dict<string>;
  which: (command: string) => string | undefined;
  works: (file: string) => boolean;
  /** There or not. */
  playwrightBrowser: () => string;
  installPlaywright: () => Promise<boolean>;
  /** False where it may not. */
  installPackage: () => Promise<boolean>;
};

// The headless shell is the same engine without windows: tests take half the processor's time.
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** CHROME_PATH (a UserFacingError if it is no browser), an installed one, Playwright's own. */
export function findBrowser(machine: Machine): string | undefined {
  const { CHROME_PATH: wanted } = machine.env;
  if (wanted) {
    if (machine.works(wanted)) return wanted;
    throw new UserFacingError(`CHROME_PATH is ${wanted}, but no browser starts from there.`);
  }
  const installed = COMMANDS.map((command) => machine.which(command));
  return [...installed, machine.playwrightBrowser()].find(
    (file) => file !== undefined && machine.works(file),
  );
}

/** Without a browser in the end the tests fail; they are never skipped. */
export async function ensureBrowser(machine: Machine): Promise<string> {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  for (const install of [machine.installPlaywright, machine.installPackage]) {
    const browser = (await install()) ? findBrowser(machine) : undefined;
    if (browser !== undefined) return browser;
  }
  throw new UserFacingError(
    "The browser tests need Chromium or Chrome, and none is installed or could be; install one or set CHROME_PATH to it.",
  );
}

export function browserSwitches(isRoot: boolean): string[] {
  return [
    ...(isRoot ? ["--no-sandbox"] : []),
    // A second process would draw in software as well, for more.
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
}
