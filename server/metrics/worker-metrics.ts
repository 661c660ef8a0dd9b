import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";
import { readField } from "../../src/shared/domain/read-field";

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
export function createMetricsReader(registry: Registry): () => Promise<string> {
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
