import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { ProcessSupervisor } from "../process/process-supervisor";
import type { ParentMessage } from "../process/program-messages";
import { UserFacingError } from "../process/user-facing-error";
import { keepRunning } from "./supervise-program";

/** Keeps `count` site servers running on one port. Rejects if one stops before it listens. */
export function startWorkers(count: number, supervisor: ProcessSupervisor): Promise<void> {
  let latest: ParentMessage | undefined;
  const sendState = (worker: Worker) => {
    if (latest && worker.isConnected()) worker.send(latest, () => undefined);
  };
  process.on("message", (message: ParentMessage) => {
    latest = message;
    Object.values(cluster.workers ?? {}).forEach((worker) => worker && sendState(worker));
  });
  supervisor.add({ end: endWorkers });
  const listening = Array.from({ length: count }, (_, index) => {
    const name = `Worker ${index + 1} of the site server`;
    return new Promise<void>((resolve, reject) => {
      const runOnce = async () => {
        const worker = cluster.fork({ SITE_WORKER: String(index) });
        let wasReady = false;
        worker.once("online", () => sendState(worker));
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
