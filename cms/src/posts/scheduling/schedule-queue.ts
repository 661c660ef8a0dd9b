import type { Payload, Where } from "payload";
import { claimRow, createTime, runSql, sql } from "../../lib/sql";

/** Payload's task, which publishes or unpublishes a post for the account that scheduled it. */
export const SCHEDULE_TASK = "schedulePublish";

/** Milliseconds after which a job that a killed process claimed is due again. */
const LEASE_MS = 5 * 60_000;

/** Returns the conditions of a post's schedules among Payload's jobs. */
export const createScheduleFilter = (post: number | string): Where[] => [
  { taskSlug: { equals: SCHEDULE_TASK } },
  { "input.doc.relationTo": { equals: "posts" } },
  { "input.doc.value": { equals: String(post) } },
];

/** Returns a queue that claims in one statement: Payload's two steps could run a job twice. */
export function openScheduleQueue(payload: Payload) {
  const setJobs = (statement: ReturnType<typeof sql>) => runSql(payload, statement);

  /** Claims the schedule that has been due longest; null if none is. */
  async function claimDue(): Promise<number | null> {
    const isDue = sql`task_slug = ${sql.raw(`'${SCHEDULE_TASK}'`)} AND completed_at IS NULL
      AND coalesce(has_error, false) = false
      AND (wait_until IS NULL OR wait_until <= ${createTime(payload)})
      AND (coalesce(processing, false) = false
        OR updated_at < ${createTime(payload, -LEASE_MS)})`;
    const row = await claimRow(payload, "payload_jobs", {
      isDue,
      order: sql`wait_until, id`,
      change: sql`processing = true, updated_at = ${createTime(payload)}`,
      returning: sql`id`,
    });
    return row && Number(row.id);
  }

  return {
    claimDue,

    /** Releases the claims of an earlier process. Safe only if one process uses the database. */
    releaseAll: () =>
      setJobs(sql`UPDATE payload_jobs SET processing = false WHERE processing = true RETURNING id`),

    scheduleRetry: (id: number, waitMs: number) =>
      setJobs(sql`UPDATE payload_jobs SET has_error = false, processing = false,
        wait_until = ${createTime(payload, waitMs)} WHERE id = ${id} RETURNING id`),
  };
}
