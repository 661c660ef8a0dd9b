import { getPayload } from "payload";
import { startWorker } from "./delivery/worker";
import { readEnvironment } from "./environment";
import { explain } from "./explain";

/**
 * Opens the CMS and its tables, then starts what works beside the requests; ends the process with
 * one sentence when that is not possible.
 */
export async function checkStart(): Promise<void> {
  try {
    const { default: config } = await import("./payload.config");
    const payload = await getPayload({ config });
    await payload.count({ collection: "posts" });
    await startWorker(payload, readEnvironment());
  } catch (error) {
    console.error(`CMS: ${explain(error) ?? (error instanceof Error ? error.message : error)}`);
    process.exit(1);
  }
}
