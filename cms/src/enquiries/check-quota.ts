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
      reportDay(payload, `${totalDocs} enquiries arrived within a day (ENQUIRIES_PER_DAY_IN_ALL)`);
      throw new EnquiryRejection(503, MESSAGES.dayIsFull, {}, RETRY_SECONDS);
    }
    if (totalDocs >= perDayInAll / 2)
      reportHalf(
        payload,
        `${totalDocs} of ${perDayInAll} enquiries of a day (ENQUIRIES_PER_DAY_IN_ALL)`,
      );
  }
  if (pdf === null || attachmentsMegabytes === 0) return;
  const [sum] = await runSql(payload, sql`SELECT sum(filesize) AS bytes FROM attachments`);
  const bytes = Number(sum?.bytes ?? 0) + pdf.length;
  if (bytes <= attachmentsMegabytes * 1024 * 1024) return;
  const limit = `${attachmentsMegabytes} MB (ATTACHMENTS_MAX_MB)`;
  reportStorage(payload, `the PDFs of enquiries fill their ${limit}`);
  throw new EnquiryRejection(503, MESSAGES.fields, { pdf: MESSAGES.noRoomForPdf }, RETRY_SECONDS);
}

const REFUSED = "new ones are refused: delete spam or raise the limit";
const reportDay = createHourlyError(REFUSED);
const reportStorage = createHourlyError(REFUSED);
const reportHalf = createHourlyError("delete spam in the CMS or raise the limit");

/** Returns a function that logs at most hourly, so that a flood does not fill the log. */
function createHourlyError(advice: string) {
  let loggedAt = -Infinity;
  return ({ logger }: Payload, what: string): void => {
    const now = performance.now();
    if (now - loggedAt < HOUR_MS) return;
    loggedAt = now;
    logger.error(`${what}; ${advice}`);
  };
}
