import cluster from "node:cluster";
import type { Logger } from "pino";
import { readField } from "../../src/shared/domain/read-field";
import { visitsFolder, type VisitCounts } from "../../src/shared/node/visit-counts";
import { visitsWriter } from "./visits-file";

/** Writes what all workers count, as each file has one writer. */
export function sumWorkerVisits(dataDir: string, log: Logger): void {
  const write = visitsWriter(visitsFolder(dataDir), log);
  cluster.on("message", (_worker, message: unknown) => {
    const visits = readField(message, "visits");
    if (visits !== undefined) write(visits as VisitCounts);
  });
}

/** Returns a function that writes counts, in a worker that of the process that started it. */
export function visitsSender(dataDir: string, log: Logger): (visits: VisitCounts) => void {
  if (!cluster.isWorker) return visitsWriter(visitsFolder(dataDir), log);
  return (visits) => void process.send?.({ visits });
}
