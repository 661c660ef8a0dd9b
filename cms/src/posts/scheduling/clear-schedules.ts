import type { CollectionAfterChangeHook } from "payload";
import { createScheduleFilter } from "./schedule-queue";

/** Removes schedules of trashed posts, and failed ones of published posts. */
export const clearSchedules: CollectionAfterChangeHook = async ({ doc, req }) => {
  const isTrashed = Boolean(doc.deletedAt);
  if (req.context.seed === true || (!isTrashed && doc._status !== "published")) return doc;
  const onlyFailed = isTrashed ? [] : [{ hasError: { equals: true } }];
  await req.payload.db.deleteMany({
    collection: "payload-jobs",
    where: { and: [...createScheduleFilter(doc.id), ...onlyFailed] },
    req,
  });
  return doc;
};
