import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { findFreePort } from "../../server/process/settings";
import { SITE_SOURCES } from "../../publisher/build/copy-sources";
import { publishRelease } from "../../publisher/release/publish";
import { PAGES, writeBuilt } from "../support/built-folder";
import { collectOutput, stopProgram } from "../support/programs";
import { writeFiles } from "../support/temporary-folder";

/** A CMS that a test can break: it prints the file `cms-cannot-start` and ends, or returns errors. */
const CMS = `
  import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
  import { createServer } from "node:http";
  const { CMS_PORT, HOST } = process.env;
  if (existsSync("../cms-cannot-start")) {
    const reason = readFileSync("../cms-cannot-start", "utf8");
    console.error(reason);
    process.exit(reason.includes("npm run setup") ? 3 : 1);
  }
  writeFileSync("../cms-pid", String(process.pid));
  const version = JSON.stringify({ version: "v1", posts: 2, categories: 0, employees: 0 });
  let asked = 0;
  createServer((_, response) => {
    appendFileSync("../cms-asked", "x");
    if (existsSync("../cms-sends-errors") && asked++ > 0) response.statusCode = 500;
    response.end(version);
  }).listen(CMS_PORT, HOST);`;

const CMS_BUILD = `
  const { existsSync } = require("node:fs");
  if (existsSync("../cms-cannot-be-built")) process.exit(1);
  const wait = () => existsSync("../cms-build-waits") && setTimeout(wait, 50);
  wait();`;

const SITE_BUILD = `
  const fs = require("node:fs");
  fs.appendFileSync("../../builds", "x");
  const build = () => {
    if (fs.existsSync("../../site-build-waits")) return setTimeout(build, 50);
    fs.cpSync("../../built", "public", { recursive: true });
  };
  build();`;

/** The real `npm start` in a checkout of a few files, whose builds take no time. */
export class StartedSite {
  readonly folder: string;
  readonly data: string;
  url = "";
  cmsUrl = "";
  #ports: [site: number, cms: number] | undefined;
  #process: ChildProcess | undefined;
  #output: string[] = [];

  constructor() {
    mkdirSync(resolve(".data"), { recursive: true });
    this.folder = mkdtempSync(resolve(".data", "test-start-"));
    this.data = join(this.folder, "data");
  }

  /** Writes the checkout, and a release if `isPublished`; the CMS itself sets up the database. */
  async prepare({ isPublished = true } = {}): Promise<void> {
    const sources = SITE_SOURCES.map((name) => (name.includes(".") ? name : `${name}/file`));
    await writeFiles(this.folder, {
      ...Object.fromEntries(sources.map((name) => [name, ""])),
      "package.json": '{"workspaces":[]}',
      "cms/server.mjs": CMS,
      "node_modules/next/dist/bin/next": CMS_BUILD,
      "node_modules/gatsby/cli.js": SITE_BUILD,
      // The CMS reads retention periods (FRM-11), mails and words that need approval (EDT-16) from these.
      ...Object.fromEntries(
        [
          "content/enquiry.yaml",
          "content/mails.yaml",
          "content/site.yaml",
          "content/compliance/companies.yaml",
          "content/compliance/complaint-rules.yaml",
          "content/compliance/holidays.yaml",
          "content/compliance/ipo-rules.yaml",
          "content/compliance/words.yaml",
        ].map((name) => [name, readFileSync(name, "utf8")]),
      ),
    });
    for (const name of ["cms/run-cms-script.mjs", "cms/src"]) {
      symlinkSync(resolve(name), join(this.folder, name));
    }
    writeBuilt(join(this.folder, "built"), { files: PAGES, contentVersion: "v1" });
    if (isPublished) await publishRelease(join(this.folder, "built"), join(this.data, "releases"));
  }

  async start(settings: NodeJS.Dict<string> = {}): Promise<void> {
    // Another port of the CMS is another setting of the build.
    this.#ports ??= [await findFreePort(), await findFreePort()];
    const [port, cmsPort] = this.#ports;
    const started = spawn(process.execPath, ["--import", "tsx", resolve("server/start.ts")], {
      cwd: this.folder,
      stdio: "pipe",
      env: {
        ...process.env,
        ...{ NODE_ENV: "production", HOST: "127.0.0.1", DATA_DIR: this.data },
        ...{ PORT: String(port), CMS_PORT: String(cmsPort) },
        ...{ DATABASE_URL: "", GATSBY_API_HOST: "", CMS_SEED: "0", REBUILD_POLL_SECONDS: "0" },
        // The fake build has no Gatsby process that could stay.
        WARM_BUILD: "0",
        ...settings,
      },
    });
    collectOutput(started, this.#output);
    this.#process = started;
    this.url = `http://127.0.0.1:${port}`;
    this.cmsUrl = `http://127.0.0.1:${cmsPort}`;
  }

  /** Returns the output so far, including earlier runs. */
  getOutput(): string {
    return this.#output.join("");
  }

  /** Returns the response of `/readyz`, the exit code after the end, or null before it listens. */
  async readState(): Promise<unknown> {
    if (this.#process?.exitCode !== null) return this.#process?.exitCode;
    const response = await fetch(`${this.url}/readyz`).catch(() => null);
    return response && { code: response.status, ...((await response.json()) as object) };
  }

  /** Returns how often the site was built. */
  countBuilds(): number {
    return this.read("builds").length;
  }

  read(name: string): string {
    const file = join(this.folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }

  end(): Promise<void> {
    return stopProgram(this.#process);
  }

  async remove(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
