import type { Payload } from "payload";
import type { Environment } from "../environment";
import { removeOldDeliveries } from "../publishing/remove-old-deliveries";
import { sendDueDeliveries } from "../publishing/send-deliveries";
import { attachmentReader } from "../storage/read-attachment";
import { deliverDue } from "./deliver";
import { makeAllDue, type DeliveryTable } from "./deliveries";
import { oneAtATime } from "./one-at-a-time";
import { removeOld } from "./remove-old";
import { onAnnounced } from "./wake";

const LOOK_EVERY_MS = 2000;
const TIDY_EVERY_MS = 6 * 60 * 60_000;

type Settings = Pick<
  Environment,
  "dataDir" | "databaseUrl" | "s3" | "mail" | "enquiries" | "publishing"
>;

/**
 * Sends what is stored – mails about enquiries, word of changes – and removes what is old, as long
 * as the process lives. All it knows stands in the database, so that it goes on after a restart
 * where it was. The two never wait for one another.
 */
export async function startWorker(payload: Payload, settings: Settings): Promise<void> {
  const { publishing, databaseUrl } = settings;
  const work = async (table: DeliveryTable, send: () => Promise<void>): Promise<void> => {
    if (databaseUrl === null) await makeAllDue(payload, table);
    const look = oneAtATime(send);
    onAnnounced(table, look);
    every(LOOK_EVERY_MS, look);
  };
  const mailing = { mail: settings.mail, readAttachment: attachmentReader(settings) };
  await work("enquiries", () => deliverDue(payload, mailing));
  if (publishing.target !== null && publishing.secret === null) {
    payload.logger.warn(
      "changes of content are not told to the site: set WEBHOOK_SECRETS, or start by npm start, which makes one",
    );
  } else {
    await work("deliveries", () => sendDueDeliveries(payload, publishing));
  }
  every(
    TIDY_EVERY_MS,
    oneAtATime(() => removeOld(payload, settings)),
  );
  every(
    TIDY_EVERY_MS,
    oneAtATime(() => removeOldDeliveries(payload)),
  );
}

/** Now, and then again and again as long as the process lives. */
function every(milliseconds: number, job: () => void): void {
  setInterval(job, milliseconds).unref();
  job();
}
