import { Failure } from "../server/process/failure";

/** What the search for a browser may ask of the machine; tests hand in their own. */
export type Machine = {
  env: NodeJS.Dict<string>;
  /** The absolute path of a command, where PATH has it. */
  which: (command: string) => string | undefined;
  /** True when the file is a browser that starts. */
  works: (file: string) => boolean;
  /** Where Playwright keeps its own Chromium, there or not. */
  playwrightBrowser: () => string;
  /** Tries to fetch Playwright's Chromium; says whether that went well. */
  installPlaywright: () => Promise<boolean>;
  /** Tries Debian's chromium package; false where it may not. */
  installPackage: () => Promise<boolean>;
};

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The browser for the tests: CHROME_PATH, an installed Chromium or Chrome, Playwright's own.
 * @throws Failure when CHROME_PATH is set to something that is not a browser
 */
export function findBrowser(machine: Machine): string | undefined {
  const { CHROME_PATH: wanted } = machine.env;
  if (wanted) {
    if (machine.works(wanted)) return wanted;
    throw new Failure(`CHROME_PATH is ${wanted}, but no browser starts from there.`);
  }
  const installed = COMMANDS.map((command) => machine.which(command));
  return [...installed, machine.playwrightBrowser()].find(
    (file) => file !== undefined && machine.works(file),
  );
}

/**
 * Finds a browser or installs one: Playwright's, then the system's package.
 * @throws Failure when there is none in the end; the tests are never skipped
 */
export async function ensureBrowser(machine: Machine): Promise<string> {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  for (const install of [machine.installPlaywright, machine.installPackage]) {
    const browser = (await install()) ? findBrowser(machine) : undefined;
    if (browser !== undefined) return browser;
  }
  throw new Failure(
    "The browser tests need Chromium or Chrome, and none is installed or could be; install one or set CHROME_PATH to it.",
  );
}

/** Switches that keep Chromium quiet on a closed network. */
export function browserSwitches(isRoot: boolean): string[] {
  return [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
}
