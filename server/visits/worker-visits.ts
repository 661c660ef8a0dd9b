import cluster from "node:cluster";
import type { Logger } from "pino";
import { readField } from "../../src/shared/domain/read-field";
import { getVisitsFolder, type VisitCounts } from "../../src/shared/node/visit-counts";
import { createVisitsWriter } from "./visits-file";

/** Writes what all workers count, as each file has one writer. */
export function sumWorkerVisits(dataDir: string, log: Logger): void {
  const write = createVisitsWriter(getVisitsFolder(dataDir), log);
  cluster.on("message", (_worker, message: unknown) => {
    const visits = readField(message, "visits");
    if (visits !== undefined) write(visits as VisitCounts);
  });
}

/** Returns a function that writes counts, or in a worker sends them to the primary process. */
export function createVisitsSender(dataDir: string, log: Logger): (visits: VisitCounts) => void {
  if (!cluster.isWorker) return createVisitsWriter(getVisitsFolder(dataDir), log);
  return (visits) => void process.send?.({ visits });
}
