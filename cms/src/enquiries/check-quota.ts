import type { Payload } from "payload";
import type { Environment } from "../environment";
import { runSql, sql } from "../lib/sql";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";
import { getNow } from "../../../src/shared/domain/clock";

const HOUR_MS = 60 * 60_000;
const RETRY_SECONDS = 3600;

type Limits = Pick<Environment["enquiries"], "perDayInAll" | "attachmentsMegabytes">;

/** Share of the daily quota for networks that sent few enquiries: fewer, the less of it is left. */
const RESERVED_SHARE = 0.2;
const MAX_EARLIER = 4;

type Sent = { pdf: Buffer | null; earlier: number };

/** Throws EnquiryRejection if the day's quota or the space for PDFs is used up (FRM-03). */
export async function checkQuota(
  payload: Payload,
  { perDayInAll, attachmentsMegabytes }: Limits,
  { pdf, earlier }: Sent,
): Promise<void> {
  if (perDayInAll > 0) {
    const since = new Date(getNow().getTime() - 24 * HOUR_MS).toISOString();
    const where = { createdAt: { greater_than: since } };
    const { totalDocs } = await payload.count({ collection: "enquiries", where });
    const left = perDayInAll - totalDocs;
    const reserved = Math.floor(perDayInAll * RESERVED_SHARE);
    if (left <= reserved && earlier >= (MAX_EARLIER * left) / Math.max(reserved, 1)) {
      reportFull(
        payload,
        reportDay,
        `${totalDocs} enquiries arrived within a day (ENQUIRIES_PER_DAY_IN_ALL)`,
      );
      throw new EnquiryRejection(503, MESSAGES.dayIsFull, {}, RETRY_SECONDS);
    }
    if (totalDocs >= perDayInAll / 2) warnAtHalf(payload, totalDocs, perDayInAll);
  }
  if (pdf === null || attachmentsMegabytes === 0) return;
  const [sum] = await runSql(payload, sql`SELECT sum(filesize) AS bytes FROM attachments`);
  const bytes = Number(sum?.bytes ?? 0) + pdf.length;
  if (bytes <= attachmentsMegabytes * 1024 * 1024) return;
  reportFull(
    payload,
    reportStorage,
    `the PDFs of enquiries fill their ${attachmentsMegabytes} MB (ATTACHMENTS_MAX_MB)`,
  );
  throw new EnquiryRejection(503, MESSAGES.fields, { pdf: MESSAGES.noRoomForPdf }, RETRY_SECONDS);
}

const reportDay = createHourlyTask();
const reportStorage = createHourlyTask();
const warnOnce = createHourlyTask();

function reportFull({ logger }: Payload, report: typeof reportDay, what: string): void {
  report(() => logger.error(`${what}; new ones are refused: delete spam or raise the limit`));
}

function warnAtHalf({ logger }: Payload, count: number, quota: number): void {
  const text = `${count} of ${quota} enquiries of a day arrived (ENQUIRIES_PER_DAY_IN_ALL). Delete spam in the CMS or raise the setting.`;
  warnOnce(() => logger.error(text));
}

/** Returns a function that runs a task at most hourly, so that a flood does not fill the log. */
function createHourlyTask(): (runTask: () => void) => void {
  let ranAt = -Infinity;
  return (task) => {
    const now = performance.now();
    if (now - ranAt < HOUR_MS) return;
    ranAt = now;
    task();
  };
}
