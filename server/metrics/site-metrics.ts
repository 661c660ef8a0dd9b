import { statfs } from "node:fs/promises";
import { Counter, Gauge, Registry } from "prom-client";
import {
  getLiveId,
  listReleaseIds,
  readReleaseTime,
} from "../../src/shared/node/release/release-store";
import { createMetricsReader } from "./worker-metrics";
import { fetchBuildCounts, fetchQueueCounts } from "./queue-counts";

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
      ...{ name, help, registers },
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
