import cluster from "node:cluster";
import { readField } from "../../src/shared/domain/read-field";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { sumWorkerMetrics } from "../metrics/worker-metrics";
import { sumWorkerVisits } from "../visits/worker-visits";
import { createLogger } from "../process/logger";
import { sendMessage, type ApiState, type ParentMessage } from "../process/program-messages";
import { runCommand } from "../process/run-command";
import { readSettings } from "../process/settings";
import { FOLLOWS_BUCKET, serveSite } from "./serve-site";
import { startWorkers } from "./site-workers";

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
      let apiState: ApiState = "elsewhere";
      process.on("message", (message: ParentMessage) => {
        if (readField(message, "apiState") !== undefined) apiState = message.apiState;
      });
      await serveSite(settings, supervisor, {
        getApiState: () => apiState,
        followsBucket: process.argv.includes(FOLLOWS_BUCKET),
        worker: Number(process.env.SITE_WORKER ?? 0),
      });
    }
    sendMessage({ event: "ready" });
    return new Promise(() => undefined);
  },
  () => 0,
);
