import type { Payload } from "payload";
import { explainFailure } from "./schedule-failure";
import { openScheduleQueue } from "./schedule-queue";

const RETRY_MS = 60_000;

/** Runs due schedules one after another (EDT-03). */
export async function runDueSchedules(payload: Payload): Promise<void> {
  const queue = openScheduleQueue(payload);
  for (let id = await queue.claimDue(); id !== null; id = await queue.claimDue()) {
    const { jobStatus } = await payload.jobs.runByID({ id, silent: true });
    if (jobStatus?.[id]?.status !== "success") await handleFailure(payload, id);
  }
}

/** Schedules a retry of a technical failure; the dashboard reports other failures. */
async function handleFailure(payload: Payload, id: number): Promise<void> {
  const job = await payload.db.findOne<FailedJob>({
    collection: "payload-jobs",
    where: { id: { equals: id } },
  });
  if (job === null) return;
  const { reason, canRetry } = explainFailure(job.error);
  if (canRetry) await openScheduleQueue(payload).scheduleRetry(id, RETRY_MS);
  const outcome = canRetry ? `next attempt in ${RETRY_MS / 1000} s` : "see the dashboard";
  const post = job.input?.doc?.value ?? "unknown";
  payload.logger.warn(`the schedule of post ${post} failed: ${reason} (${outcome})`);
}

type FailedJob = { id: number; error?: unknown; input?: { doc?: { value?: string } } | null };
