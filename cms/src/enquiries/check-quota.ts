import type { Payload } from "payload";
import type { Environment } from "../environment";
import { runSql, sql } from "../lib/sql";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";
import { currentTime } from "../../../src/shared/domain/clock";

const HOUR_MS = 60 * 60_000;
const RETRY_SECONDS = 3600;

type Limits = Pick<Environment["enquiries"], "perDayInAll" | "attachmentsMegabytes">;

let toldAt = -Infinity;

/** Throws EnquiryRejection where all senders together, or their PDFs, would take too much room. */
export async function checkQuota(payload: Payload, limits: Limits, pdf: Buffer | null) {
  const { perDayInAll, attachmentsMegabytes } = limits;
  if (perDayInAll > 0) {
    const since = new Date(currentTime().getTime() - 24 * HOUR_MS).toISOString();
    const where = { createdAt: { greater_than: since } };
    const { totalDocs } = await payload.count({ collection: "enquiries", where });
    if (totalDocs >= perDayInAll) {
      tell(payload, `${totalDocs} enquiries came within a day (ENQUIRIES_PER_DAY_IN_ALL)`);
      throw new EnquiryRejection(503, MESSAGES.dayIsFull, {}, RETRY_SECONDS);
    }
  }
  if (pdf === null || attachmentsMegabytes === 0) return;
  const [sum] = await runSql(payload, sql`SELECT sum(filesize) AS bytes FROM attachments`);
  const bytes = Number(sum?.bytes ?? 0) + pdf.length;
  if (bytes <= attachmentsMegabytes * 1024 * 1024) return;
  tell(payload, `the PDFs of enquiries fill their ${attachmentsMegabytes} MB (ATTACHMENTS_MAX_MB)`);
  throw new EnquiryRejection(503, MESSAGES.fields, { pdf: MESSAGES.noRoomForPdf }, RETRY_SECONDS);
}

/** Once an hour: whoever fills the room must not fill the log as well. */
function tell(payload: Payload, what: string): void {
  const now = performance.now();
  if (now - toldAt < HOUR_MS) return;
  toldAt = now;
  payload.logger.error(`${what}; further ones are refused until old ones are removed`);
}
