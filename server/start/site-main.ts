import cluster from "node:cluster";
import { once } from "node:events";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { sumWorkerMetrics } from "../metrics/site-metrics";
import { sumWorkerVisits } from "../visits/visits-file";
import { createLogger } from "../process/logger";
import type { ProcessSupervisor } from "../process/process-supervisor";
import { sendMessage } from "../process/program-messages";
import { runCommand } from "../process/run-command";
import { readSettings } from "../process/settings";
import { UserFacingError } from "../process/user-facing-error";
import { FOLLOWS_BUCKET, serveSite } from "./serve-site";
import { keepRunning } from "./supervise-program";

// The site server of `npm start`, in its own process, which may restart at any time. With
// SITE_WORKERS this file is also each worker.

void runCommand(
  async (supervisor) => {
    const settings = readSettings();
    const { siteWorkers, logLevel } = readEnvironment(settings.env);
    if (siteWorkers > 1 && cluster.isPrimary) {
      sumWorkerMetrics();
      sumWorkerVisits(settings.dataDir, createLogger(logLevel));
      await startWorkers(siteWorkers, supervisor);
    } else {
      await serveSite(settings, supervisor, {
        followsBucket: process.argv.includes(FOLLOWS_BUCKET),
        worker: Number(process.env.SITE_WORKER ?? 0),
      });
    }
    sendMessage({ event: "ready" });
    return new Promise(() => undefined);
  },
  () => 0,
);

/** Keeps `count` site servers running on one port. Rejects if one stops before it listens. */
function startWorkers(count: number, supervisor: ProcessSupervisor): Promise<void> {
  supervisor.add({ end: endWorkers });
  const listening = Array.from({ length: count }, (_, index) => {
    const name = `Worker ${index + 1} of the site server`;
    return new Promise<void>((resolve, reject) => {
      const runOnce = async () => {
        const worker = cluster.fork({ SITE_WORKER: String(index) });
        let wasReady = false;
        worker.once("listening", () => {
          wasReady = true;
          resolve();
        });
        await once(worker, "exit");
        reject(new UserFacingError(`${name} stopped before it could serve.`));
        return wasReady;
      };
      void keepRunning(supervisor, runOnce, (when) => `${name} restarts ${when}.`);
    });
  });
  return Promise.all(listening).then(() => undefined);
}

/** Stops the workers, which finish running requests first, for 5 s at most (serve-site.ts). */
async function endWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  workers.forEach(({ process: child }) => child.kill("SIGTERM"));
  await Promise.all(
    workers.filter((worker) => !worker.isDead()).map((worker) => once(worker, "exit")),
  );
}
