import fs from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { Environment } from "../environment";
import { composeMail } from "./compose-mail";
import { claimDue, markFailed, markSent, type Claim } from "./deliveries";
import { failureReason } from "./failure-reason";
import { nextAttempt } from "./retry";

type Settings = Pick<Environment, "dataDir" | "mail">;

/** Mails every enquiry that is due, one after another; what fails is tried again later. */
export async function deliverDue(payload: Payload, settings: Settings): Promise<void> {
  for (;;) {
    const claim = await claimDue(payload);
    if (claim === null) return;
    await deliver(payload, claim, settings);
  }
}

async function deliver(payload: Payload, { id, attempt }: Claim, settings: Settings) {
  try {
    await send(payload, id, settings);
  } catch (error) {
    const reason = failureReason(error);
    const next = nextAttempt(attempt, settings.mail.retrySeconds, new Date());
    await markFailed(payload, { id, reason, next });
    const then = next ? `next attempt ${next.toISOString()}` : "given up; send it again in the CMS";
    payload.logger.warn(
      `enquiry ${id} could not be mailed (attempt ${attempt}, ${reason}); ${then}`,
    );
    return;
  }
  await markSent(payload, id);
}

async function send(payload: Payload, id: number, { dataDir, mail }: Settings): Promise<void> {
  const enquiry = await payload.findByID({ collection: "enquiries", id, depth: 1 });
  const { attachment } = enquiry;
  const filename = typeof attachment === "object" ? attachment?.filename : null;
  const pdf = filename
    ? await fs.readFile(path.join(dataDir, "attachments", path.basename(filename)))
    : null;
  await payload.sendEmail(composeMail(enquiry, pdf, mail));
}
