import type { Payload, Where } from "payload";
import { getNow } from "../../../src/shared/domain/clock";
import { SKIP_AUDIT_CONTEXT } from "../lib/skip-audit-context";

const DAY_MS = 24 * 60 * 60_000;

/** Skips drafts that Payload stores as soon as the form of a new post opens (EDT-34). */
export const HAS_CONTENT: Where = {
  or: [{ title: { exists: true } }, { content: { exists: true } }],
};

/** Removes drafts without title and text a day after their last change. */
export async function removeEmptyDrafts(payload: Payload): Promise<void> {
  const limit = new Date(getNow().getTime() - DAY_MS).toISOString();
  const { docs } = await payload.find({
    ...{ collection: "posts", draft: true, depth: 0, pagination: false, select: {} },
    where: {
      and: [
        { _status: { equals: "draft" } },
        { title: { exists: false } },
        { content: { exists: false } },
        { updatedAt: { less_than: limit } },
      ],
    },
  });
  for (const { id } of docs)
    await payload.delete({ collection: "posts", id, context: SKIP_AUDIT_CONTEXT });
}
