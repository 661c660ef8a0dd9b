import { getPayload } from "payload";
import { explain } from "./explain";

/** Opens the CMS and its tables; ends the process with one sentence when that is not possible. */
export async function checkStart(): Promise<void> {
  try {
    const { default: config } = await import("./payload.config");
    const payload = await getPayload({ config });
    await payload.count({ collection: "posts" });
  } catch (error) {
    console.error(`CMS: ${explain(error) ?? (error instanceof Error ? error.message : error)}`);
    process.exit(1);
  }
}
