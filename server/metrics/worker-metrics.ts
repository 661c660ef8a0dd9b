import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";
import { fieldOf } from "../../src/shared/domain/field-of";

/** Asks the process that started the workers, and answers. */
const METRICS = "metrics";

/** Answers the workers with the sums of all of them. */
export function sumWorkerMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (message !== METRICS) return;
    const send = (text: string) => worker.send({ [METRICS]: text }, () => undefined);
    registry.clusterMetrics().then(send, () => send(""));
  });
}

/** Returns a function for the text of `registry`, in a worker summed up with those of the others. */
export function metricsText(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Listens for requests of its counts.
  new AggregatorRegistry();
  return () =>
    new Promise((resolve) => {
      const read = (message: unknown): void => {
        const text = fieldOf(message, METRICS);
        if (typeof text !== "string") return;
        process.off("message", read);
        resolve(text);
      };
      process.on("message", read);
      process.send?.(METRICS);
    });
}
