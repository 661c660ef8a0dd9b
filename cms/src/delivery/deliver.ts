import type { Payload } from "payload";
import type { MailSettings } from "../settings/mail";
import type { ReadAttachment } from "../storage/read-attachment";
import { composeMail } from "./compose-mail";
import { failureReason } from "./failure-reason";
import { mailPace } from "./retry";
import { workOff } from "./work-off";

type Settings = { mail: MailSettings; readAttachment: ReadAttachment };

/** Mails every enquiry that is due. */
export function deliverDue(payload: Payload, settings: Settings): Promise<void> {
  return workOff(payload, {
    table: "enquiries",
    what: "enquiry",
    failed: "could not be mailed",
    pace: mailPace(settings.mail.retrySeconds),
    send: (id) => send(payload, id, settings),
    reason: failureReason,
  });
}

async function send(payload: Payload, id: number, { mail, readAttachment }: Settings) {
  const enquiry = await payload.findByID({ collection: "enquiries", id, depth: 1 });
  const { attachment } = enquiry;
  const filename = typeof attachment === "object" ? attachment?.filename : null;
  const pdf = filename ? await readAttachment(filename) : null;
  await payload.sendEmail(composeMail(enquiry, pdf, mail));
}
