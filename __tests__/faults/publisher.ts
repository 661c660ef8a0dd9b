import type { ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STATUS_PATH, WEBHOOK_PATH, type RebuildStatus } from "../../src/shared/contract/rebuild";
import { sendWebhook } from "../../src/shared/node/webhook";
import type { GatsbyCopy } from "../support/gatsby-copy";
import { findFreePort } from "../../server/process/settings";
import { isAlive, stopProgram, waitForOutput } from "../support/programs";
import { startFailing } from "./server-processes";

const SECRET = `whsec_${randomBytes(32).toString("base64")}`;
const TOKEN = randomBytes(24).toString("base64url");

export type Delivery = { id?: string; sentAt?: Date };

/** Starts the real publisher and site server in two processes with a copy of the site. */
export class Publisher {
  readonly data: string;
  readonly releases: string;
  readonly #copy: GatsbyCopy;
  #publisher: ChildProcess | undefined;
  #site: ChildProcess | undefined;
  #settings: NodeJS.Dict<string> = {};
  url = "";

  constructor(copy: GatsbyCopy) {
    this.#copy = copy;
    this.data = join(copy.folder, "data");
    this.releases = join(this.data, "releases");
  }

  /** Starts the publisher, and the site server unless it runs; `settings` override the defaults. */
  async start(apiHost: string, settings: NodeJS.Dict<string> = {}): Promise<void> {
    const port = this.url === "" ? await findFreePort() : Number(new URL(this.url).port);
    this.#settings = {
      NODE_ENV: "production",
      PORT: String(port),
      CMS_PORT: String(port + 1),
      HOST: "127.0.0.1",
      DATA_DIR: this.data,
      SITE_FOLDER: this.#copy.folder,
      GATSBY_API_HOST: apiHost,
      API_TIMEOUT_MS: "1500",
      API_RETRIES: "1",
      WEBHOOK_SECRETS: SECRET,
      REBUILD_TOKEN: TOKEN,
      REBUILD_POLL_SECONDS: "0",
      FULL_DISK_FLAG: this.fullDiskFlag,
      ...settings,
    };
    this.#publisher = await this.#run("publisher-process.ts");
    if (this.#site === undefined) await this.startSite();
    this.url = `http://127.0.0.1:${port}`;
  }

  async startSite(): Promise<void> {
    this.#site = await this.#run("site-process.ts");
  }

  async #run(file: string): Promise<ChildProcess> {
    const child = startFailing([file], this.#settings);
    await waitForOutput(child, /ready/);
    return child;
  }

  /** While this file is there the disk counts as full (failing-writes.cjs). */
  get fullDiskFlag(): string {
    return join(this.#copy.folder, "disk-is-full");
  }

  /** Sends a change like the CMS does; returns the status of the response. */
  deliver({ id = randomUUID(), sentAt }: Delivery = {}): Promise<number> {
    const message = { id, sentAt, type: "content.published" };
    return sendWebhook(this.url + WEBHOOK_PATH, SECRET, message, 60_000);
  }

  async status(): Promise<RebuildStatus> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    return (await (await fetch(this.url + STATUS_PATH, { headers })).json()) as RebuildStatus;
  }

  /** The process group of the running build. The publisher's other child, of tsx, leads no group. */
  buildPid(): number | undefined {
    const pid = this.#publisher?.pid;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children.map(Number).find((child) => child > 0 && isAlive(-child));
  }

  /** Kills the publisher like a power loss. The site server continues. */
  kill(): Promise<void> {
    return stopProgram(this.#publisher, "SIGKILL");
  }

  killSite(): Promise<void> {
    return stopProgram(this.#site, "SIGKILL");
  }

  async end(): Promise<void> {
    await Promise.all([this.#publisher, this.#site].map((each) => stopProgram(each)));
    this.#copy.remove();
  }
}
