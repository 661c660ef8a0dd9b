import { getPayload } from "payload";
import { startWorker } from "./queue/worker";
import { readEnvironment } from "./environment";
import { explainError } from "./explain-error";

/** Opens the CMS and starts its worker; ends the process with one sentence where that fails. */
export async function checkStart(): Promise<void> {
  try {
    const { default: config } = await import("./payload.config");
    const payload = await getPayload({ config });
    await payload.count({ collection: "posts" });
    await startWorker(payload, readEnvironment());
  } catch (error) {
    console.error(
      `CMS: ${explainError(error) ?? (error instanceof Error ? error.message : error)}`,
    );
    process.exit(1);
  }
}
