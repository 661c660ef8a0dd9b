import type { Payload } from "payload";
import type { MailSettings } from "../environment";
import type { ReadAttachment } from "../storage/read-attachment";
import { composeMail } from "./compose-mail";
import { describeMailError } from "../lib/mail-error";
import { processDue } from "../queue/process-due";
import { createMailPolicy } from "../queue/retry";

type Settings = { mail: MailSettings; cmsUrl: string; readAttachment: ReadAttachment };

/** Mails all due enquiries to the team; failed mails are retried later. */
export function sendDueMails(payload: Payload, settings: Settings): Promise<void> {
  return processDue(payload, {
    table: "enquiries",
    what: "enquiry",
    failure: "could not be mailed",
    isFiled: settings.mail.smtp === null,
    policy: createMailPolicy(settings.mail.retrySeconds),
    send: (id) => sendMail(payload, id, settings),
    describeError: describeMailError,
  });
}

async function sendMail(payload: Payload, id: number, { mail, cmsUrl, readAttachment }: Settings) {
  const enquiry = await payload.findByID({ collection: "enquiries", id, depth: 1 });
  const { attachment } = enquiry;
  const filename = typeof attachment === "object" ? attachment?.filename : null;
  const pdf = filename ? await readAttachment(filename) : null;
  await payload.sendEmail(composeMail(enquiry, pdf, { ...mail, cmsUrl }));
}
