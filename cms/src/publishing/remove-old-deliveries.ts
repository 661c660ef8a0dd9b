import type { Payload } from "payload";

const KEEP_MS = 30 * 24 * 60 * 60_000;

/** Removes word of changes after 30 days, whatever became of it: later builds have them all. */
export async function removeOldDeliveries(payload: Payload): Promise<void> {
  const end = new Date(Date.now() - KEEP_MS).toISOString();
  const { errors } = await payload.delete({
    collection: "deliveries",
    where: { createdAt: { less_than: end } },
  });
  for (const { id } of errors) {
    payload.logger.error(`deliveries: ${id} is too old and could not be removed`);
  }
}
