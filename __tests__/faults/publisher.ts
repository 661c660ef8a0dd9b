import type { ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { STATUS_PATH, WEBHOOK_PATH, type RebuildStatus } from "../../src/shared/contract/rebuild";
import { sendWebhook } from "../../src/shared/node/webhook";
import type { GatsbyCopy } from "../support/gatsby-copy";
import { findFreePort } from "../../server/process/ports";
import { startFailing } from "./failing-process";

const SECRET = `whsec_${randomBytes(32).toString("base64")}`;
const TOKEN = randomBytes(24).toString("base64url");

export type Delivery = { id?: string; sentAt?: Date };

/** The real site server with its rebuilds, in a process of its own, over a copy of the site. */
export class Publisher {
  readonly data: string;
  readonly releases: string;
  readonly #copy: GatsbyCopy;
  readonly #output: string[] = [];
  #server: ChildProcess | undefined;
  url = "";

  constructor(copy: GatsbyCopy) {
    this.#copy = copy;
    this.data = join(copy.folder, "data");
    this.releases = join(this.data, "releases");
  }

  /** Starts it, or starts it again over the same data; `settings` go before its own. */
  async start(apiHost: string, settings: NodeJS.Dict<string> = {}): Promise<void> {
    mkdirSync(join(this.data, "logs"), { recursive: true });
    const port = await findFreePort();
    const server = startFailing(["site-process.ts"], {
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
      WARM_BUILD: "0",
      FULL_DISK_FLAG: this.fullDiskFlag,
      ...settings,
    });
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
    await new Promise<void>((serving, reject) => {
      const read = (chunk: Buffer) => {
        this.#output.push(chunk.toString());
        if (chunk.toString().includes("serving")) serving();
      };
      server.stdout.on("data", read);
      server.stderr.on("data", read);
      server.once("exit", () => reject(new Error(`It ended: ${this.#output.join("")}`)));
    });
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

  /** The process of the build under way. */
  buildPid(): number | undefined {
    try {
      return (
        parseInt(readFileSync(join(this.data, "logs/site-build.log.pid"), "utf8"), 10) || undefined
      );
    } catch {
      return undefined;
    }
  }

  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void> {
    return this.#stop("SIGKILL");
  }

  async end(): Promise<void> {
    await this.#stop("SIGTERM");
    this.#copy.remove();
  }

  async #stop(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await exited;
  }
}
