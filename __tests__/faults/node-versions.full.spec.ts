import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../server/process/settings";
import { createTemporaryFolder, removeFolder } from "../support/temporary-folder";

// Major versions in the README; all other tests run on the current one.
const MAJORS = ["20", "24"];

let folder = "";
let checkout = "";
test.beforeEach(async () => {
  folder = await createTemporaryFolder();
  mkdirSync(".data", { recursive: true });
  checkout = mkdtempSync(resolve(".data", "test-node-"));
});
test.afterEach(() => Promise.all([folder, checkout].map(removeFolder)));

const OUTPUTS = [".data", ".git", ".next", "test-results"];

/** Copies the checkout, as the admin's build is in use by the CMS of the other tests. */
function copyCheckout(): void {
  const isSource = (name: string) => !OUTPUTS.includes(name) && name !== "node_modules";
  for (const name of readdirSync(".").filter(isSource)) {
    cpSync(name, join(checkout, name), {
      recursive: true,
      filter: (path) => isSource(basename(path)),
    });
  }
  execFileSync("cp", ["-al", "node_modules", checkout]);
  rmSync(join(checkout, "node_modules/.cache"), { recursive: true, force: true });
}

/** Installs the newest Node of a major version. Returns the variables that make programs use it. */
function installNode(major: string): NodeJS.ProcessEnv {
  const options = ["--prefix", folder, "--no-save", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", ...options, `node@${major}`], { cwd: folder, stdio: "ignore" });
  const bin = join(folder, "node_modules/node/bin");
  const path = `${bin}${delimiter}${process.env.PATH ?? ""}`;
  // The test runner asks for colours.
  const env = { ...process.env, PATH: path, FORCE_COLOR: undefined, TEST_MODE: undefined };
  expect(execFileSync("node", ["--version"], { env, encoding: "utf8" })).toMatch(`v${major}.`);
  return env;
}

/** Runs Node in a checkout and writes its output to the file `log` of the folder. */
function startNode(args: string[], env: NodeJS.ProcessEnv, cwd = ".") {
  const child = spawn("node", args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const log = createWriteStream(join(folder, "log"));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended };
}

const readLog = () => readFileSync(join(folder, "log"), "utf8");

for (const major of MAJORS) {
  test.describe(`Node ${major}`, () => {
    test.skip(process.versions.node.startsWith(`${major}.`), "it runs all the other tests");
    test.describe.configure({ timeout: 2_400_000 });

    test(`OPS-12 with Node ${major} the site is built and served, with the CMS`, async () => {
      const [port, cmsPort] = [await findFreePort(), await findFreePort()];
      copyCheckout();
      const variables = {
        ...installNode(major),
        ...{ HOST: "127.0.0.1", PORT: String(port), CMS_PORT: String(cmsPort) },
        DATA_DIR: join(folder, "data"),
      };
      const { child, ended } = startNode(
        ["--import", "tsx", "server/start.ts"],
        variables,
        checkout,
      );
      const readStatus = async (address: string) => {
        const response = await fetch(address).catch(() => undefined);
        await response?.arrayBuffer();
        return response?.status;
      };
      const retryOptions = { timeout: 600_000, intervals: [1000] };
      try {
        for (const address of [`${port}/about-us/`, `${cmsPort}/cms/login`, `${port}/api/blogs`]) {
          await expect(async () => {
            expect(await readStatus(`http://127.0.0.1:${address}`), readLog()).toBe(200);
          }).toPass(retryOptions);
        }
      } finally {
        child.kill("SIGTERM");
        await ended;
      }
    });

    test(`OPS-12 with Node ${major} the tests of \`npm run test:unit\` pass`, async () => {
      const { ended } = startNode(["node_modules/jest/bin/jest.js"], installNode(major));
      const code = await ended;
      expect(code, readLog()).toBe(0);
    });
  });
}
