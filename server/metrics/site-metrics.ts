import { statfs } from "node:fs/promises";
import { Counter, Gauge, Registry, AggregatorRegistry } from "prom-client";
import {
  getLiveId,
  listReleaseIds,
  readReleaseTime,
} from "../../src/shared/node/release/release-store";
import type { FastifyInstance } from "fastify";
import { hasBearerToken } from "../../src/shared/node/bearer-token";
import * as v from "valibot";
import { createApiRequest } from "../../src/shared/node/api-request";
import { QUEUES_PATH, QueueCountsSchema, type QueueCounts } from "../../src/shared/contract/queues";
import { RebuildStatusSchema, type RebuildStatus } from "../../src/shared/contract/rebuild";
import { limitTime } from "../../src/shared/domain/time-limit";
import { callPublisher, LOCAL_STATUS_PATH } from "../process/publisher-socket";
import cluster from "node:cluster";
import { readField } from "../../src/shared/domain/read-field";

type MetricsOptions = { dataDir: string; releases: string; apiHost: string; token: string | null };

export type SiteMetrics = ReturnType<typeof createSiteMetrics>;

/** Returns metrics for operators (docs/operations.md). Labels contain no personal data. */
export function createSiteMetrics(options: MetricsOptions) {
  const { dataDir, releases, apiHost, token } = options;
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "site_requests_total",
    help: "Responses by kind of route and class of status",
    labelNames: ["kind", "status"],
    registers,
  });
  const enquiries = new Counter({
    name: "site_enquiries_total",
    help: "Enquiries by outcome: taken (2xx), refused (other 4xx), limited (429), failed (5xx)",
    labelNames: ["outcome"],
    registers,
  });
  new Counter({
    name: "site_build_differences_total",
    help: "Builds from scratch that differed from increments of the same content",
    registers,
    aggregator: "first",
    async collect() {
      this.reset();
      this.inc((await fetchBuildCounts(dataDir))?.differing ?? 0);
    },
  });
  new Counter({
    name: "site_builds_total",
    help: "Builds since publisher start; failed-check: failed live releases; absent if it is down",
    labelNames: ["result"],
    registers,
    aggregator: "first",
    async collect() {
      this.reset();
      const counts = await fetchBuildCounts(dataDir);
      if (counts === null) return;
      this.inc({ result: "built" }, counts.built);
      this.inc({ result: "pending-approval" }, counts.pendingApproval);
      this.inc({ result: "failed" }, counts.failed);
      this.inc({ result: "failed-check" }, counts.failedChecks);
    },
  });
  const addGauge = (name: string, help: string, readValue: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator: "first",
      async collect() {
        this.set(await readValue());
      },
    });
  addGauge("site_releases", "Stored releases", () => listReleaseIds(releases).length);
  addGauge("site_live_release_age_seconds", "Age of the live release", () => {
    const id = getLiveId(releases);
    return id === undefined ? NaN : (Date.now() - readReleaseTime(id)) / 1000;
  });
  addGauge("site_disk_free_bytes", "Free for this account on the disk of DATA_DIR", async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });
  const messages = new Gauge({
    name: "cms_messages",
    help: "Waiting and failed mails and webhooks of the CMS; none while it is down",
    labelNames: ["kind", "state"],
    registers,
    aggregator: "first",
    async collect() {
      this.reset();
      const counts = await fetchQueueCounts(apiHost, token);
      for (const [kind, states] of Object.entries(counts ?? {})) {
        for (const [state, count] of Object.entries(states)) messages.set({ kind, state }, count);
      }
    },
  });
  for (const outcome of ["taken", "refused", "limited", "failed"]) enquiries.inc({ outcome }, 0);
  return {
    text: createMetricsReader(registry),
    countResponse: (path: string, status: number, method: string) => {
      requests.inc({ kind: toRouteKind(path), status: `${Math.floor(status / 100)}xx` });
      if (method === "POST" && /^\/api\/sendmail\/?$/.test(path)) {
        enquiries.inc({ outcome: toOutcome(status) });
      }
    },
  };
}

/** Returns the kind of route of a path: media, api, webhook, health, file or page. */
export function toRouteKind(path: string): string {
  if (path.startsWith("/api/media/")) return "media";
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/webhooks/")) return "webhook";
  if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return "health";
  return /\.[a-z\d]{2,11}$/i.test(path) ? "file" : "page";
}

function toOutcome(status: number): string {
  if (status < 300) return "taken";
  if (status === 429) return "limited";
  return status < 500 ? "refused" : "failed";
}

/** Adds GET /metrics in Prometheus' text format, protected by METRICS_TOKEN. */
export function addMetricsRoute(app: FastifyInstance, metrics: SiteMetrics, token: string): void {
  app.addHook("onResponse", async (request, reply) => {
    metrics.countResponse(request.sitePath, reply.statusCode, request.method);
  });
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (hasBearerToken(request.headers.authorization, token)) {
      return reply.type("text/plain; version=0.0.4").send(await metrics.text());
    }
    reply.code(401).header("www-authenticate", "Bearer");
    return reply.send({ error: "A token is required." });
  });
}

const TIME_LIMIT_MS = 3000;

/** Returns null if the CMS is down, has another token, or is another API. */
async function fetchQueueCounts(
  apiHost: string,
  token: string | null,
): Promise<QueueCounts | null> {
  if (token === null) return null;
  const { url } = createApiRequest(apiHost, QUEUES_PATH);
  const headers = { authorization: `Bearer ${token}` };
  const body = await readJson((signal) => fetch(url, { headers, redirect: "error", signal }));
  const counts = v.safeParse(QueueCountsSchema, body);
  return counts.success ? counts.output : null;
}

/** Returns null while no publisher runs. */
async function fetchBuildCounts(dataDir: string): Promise<RebuildStatus["counts"] | null> {
  const body = await readJson((signal) => callPublisher(dataDir, LOCAL_STATUS_PATH, { signal }));
  const status = v.safeParse(RebuildStatusSchema, body);
  return status.success ? status.output.counts : null;
}

async function readJson(call: (signal: AbortSignal) => Promise<Response>): Promise<unknown> {
  try {
    return await limitTime(TIME_LIMIT_MS, "no response in 3 s", undefined, async (signal) =>
      (await call(signal)).json(),
    );
  } catch {
    return null;
  }
}

/** Message to the process that started the workers, and its response. */
const METRICS = "metrics";

/** Sends workers the sums of all workers on request. */
export function sumWorkerMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (message !== METRICS) return;
    const sendText = (text: string) => worker.send({ [METRICS]: text }, () => undefined);
    registry.clusterMetrics().then(sendText, () => sendText(""));
  });
}

/** Returns a function that reads the text of `registry`, or in a worker the sums of all workers. */
function createMetricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Its constructor listens for requests for this worker's counts.
  new AggregatorRegistry();
  return () =>
    new Promise((resolve) => {
      const handleMessage = (message: unknown): void => {
        const text = readField(message, METRICS);
        if (typeof text !== "string") return;
        process.off("message", handleMessage);
        resolve(text);
      };
      process.on("message", handleMessage);
      process.send?.(METRICS);
    });
}
