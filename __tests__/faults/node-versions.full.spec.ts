import { execFileSync, spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../server/process/ports";
import { createTemporaryFolder, removeFolder } from "../support/temporary-folder";

// The versions that the README names. The rest of the tests run with the one that runs them.
const MAJORS = ["20", "24"];

let folder = "";
test.beforeEach(async () => {
  folder = await createTemporaryFolder();
});
test.afterEach(() => removeFolder(folder));

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

/** Runs Node in the checkout and writes its output to the file `log` of the folder. */
function startNode(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn("node", args, { env, stdio: ["ignore", "pipe", "pipe"] });
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
      const { child, ended } = startNode(["--import", "tsx", "server/start.ts"], {
        ...installNode(major),
        ...{ HOST: "127.0.0.1", PORT: String(port), CMS_PORT: String(cmsPort) },
        DATA_DIR: join(folder, "data"),
      });
      const readStatus = async (address: string) => {
        const response = await fetch(address).catch(() => undefined);
        await response?.arrayBuffer();
        return response?.status;
      };
      const comes = { timeout: 1_200_000, intervals: [1000] };
      await expect.poll(() => readStatus(`http://127.0.0.1:${port}/about-us/`), comes).toBe(200);
      await expect.poll(() => readStatus(`http://127.0.0.1:${cmsPort}/cms/login`), comes).toBe(200);
      expect(await readStatus(`http://127.0.0.1:${port}/api/blogs`)).toBe(200);
      child.kill("SIGTERM");
      await ended;
    });

    test(`OPS-12 with Node ${major} the tests of \`npm run test:unit\` pass`, async () => {
      const { ended } = startNode(["node_modules/jest/bin/jest.js"], installNode(major));
      const code = await ended;
      expect(code, readLog()).toBe(0);
    });
  });
}
