import pLimit from "p-limit";
import type { Payload } from "payload";
import type { Environment } from "../environment";
import { appendDailyHash } from "../audit/daily-hash";
import { logError } from "../lib/log-error";
import { fileComplaints } from "../complaints/file-complaints";
import { sendAcknowledgements, sendAnswers, sendDueMails } from "../enquiries/enquiry-mails";
import {
  removeExpired,
  removeExpiredDeliveries,
  removeExpiredSchedules,
  removeExpiredTrash,
} from "./remove-expired";
import { mailSiteFaults } from "./refused-content";
import { sendDueWebhooks } from "./send-due-webhooks";
import { checkPosts } from "../posts/upkeep/upkeep";
import { removeEmptyDrafts } from "../posts/empty-drafts";
import { runDueSchedules } from "../posts/scheduling/run-due-schedules";
import { openScheduleQueue } from "../posts/scheduling/schedule-queue";
import { createAttachmentReader } from "../storage/read-attachment";
import { openDeliveryQueue, type DeliveryGroup, type DeliveryTable } from "../queue/delivery-queue";
import { onWorkerNotified } from "../queue/notify-worker";

const POLL_INTERVAL_MS = 2000;
const SCHEDULE_INTERVAL_MS = 5000;
const UPKEEP_INTERVAL_MS = 60_000;
const CLEANUP_INTERVAL_MS = 6 * 60 * 60_000;

/** Starts the worker, which sends queued messages, runs schedules and removes old records. */
export async function startWorker(payload: Payload, settings: Environment): Promise<void> {
  const { publishing, databaseUrl } = settings;
  const startQueue = async (
    table: DeliveryTable,
    sendAll: () => Promise<void>,
    pollIntervalMs = POLL_INTERVAL_MS,
    group?: DeliveryGroup,
  ): Promise<void> => {
    if (databaseUrl === null) await openDeliveryQueue(payload, table, group).makeAllDue();
    const sendDue = createSerialTask(sendAll);
    onWorkerNotified(table, sendDue);
    runEvery(pollIntervalMs, sendDue);
  };
  const { mail, cmsUrl } = settings;
  const mailOptions = { mail, cmsUrl, readAttachment: createAttachmentReader(settings) };
  await startQueue("enquiries", () => sendDueMails(payload, mailOptions));
  const fileAll = createSerialTask(() => fileComplaints(payload));
  onWorkerNotified("enquiries", fileAll);
  runEvery(UPKEEP_INTERVAL_MS, fileAll);
  const sendToVisitors = () => sendAcknowledgements(payload, settings);
  await startQueue("enquiries", sendToVisitors, POLL_INTERVAL_MS, "acknowledgement");
  const sendAllAnswers = () => sendAnswers(payload, settings);
  await startQueue("enquiries", sendAllAnswers, POLL_INTERVAL_MS, "answer");
  if (publishing.target !== null && publishing.secret === null) {
    payload.logger.warn(
      "changes are not sent to the site: set WEBHOOK_SECRETS, or start with npm start, which creates one",
    );
  } else {
    const pollIntervalMs = Math.min(POLL_INTERVAL_MS, publishing.retryMs);
    await startQueue("deliveries", () => sendDueWebhooks(payload, publishing), pollIntervalMs);
  }
  if (databaseUrl === null) await openScheduleQueue(payload).releaseAll();
  runEvery(
    SCHEDULE_INTERVAL_MS,
    createSerialTask(() => runDueSchedules(payload)),
  );
  runEvery(
    UPKEEP_INTERVAL_MS,
    createSerialTask(() => checkPosts(payload, settings)),
  );
  runEvery(
    UPKEEP_INTERVAL_MS,
    createSerialTask(() => mailSiteFaults(payload, settings)),
  );
  const cleanup = [
    () => removeExpired(payload, settings),
    () => removeExpiredDeliveries(payload),
    () => removeExpiredTrash(payload),
    () => removeEmptyDrafts(payload),
    () => removeExpiredSchedules(payload),
    () => appendDailyHash(payload, settings.dataDir),
  ];
  for (const job of cleanup) runEvery(CLEANUP_INTERVAL_MS, createSerialTask(job));
}

function runEvery(milliseconds: number, runJob: () => void): void {
  setInterval(runJob, milliseconds).unref();
  runJob();
}

/** Returns a function that runs a job now, or again after the current run. Errors are logged. */
function createSerialTask(runJob: () => Promise<void>): () => void {
  const limit = pLimit(1);
  return () => {
    if (limit.pendingCount === 0) limit(runJob).catch(logError);
  };
}
