import type { Payload, SendEmailOptions } from "payload";
import { getNow } from "../../../src/shared/domain/clock";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import type { MailTexts } from "../../../src/shared/node/read-mail-texts";
import type { MailSettings } from "../environment";
import { describeMailError } from "../lib/mail-error";
import { runSql, sql } from "../lib/sql";
import type { Enquiry } from "../payload-types";
import { LastAttemptError, processDue } from "../queue/process-due";
import { createMailPolicy } from "../queue/retry";

const DAY_MS = 24 * 60 * 60_000;
/** A form can name the address of another person. */
const MAX_A_DAY = 3;

type Settings = { mail: MailSettings; mailTexts: MailTexts };

/** Sends the acknowledgement of each enquiry; failed ones are retried later (FRM-12). */
export function sendAcknowledgements(
  payload: Payload,
  { mail, mailTexts }: Settings,
): Promise<void> {
  return processDue(payload, {
    table: "enquiries",
    group: "acknowledgement",
    what: "enquiry",
    failure: "could not be acknowledged",
    isFiled: mail.smtp === null,
    policy: createMailPolicy(mail.retrySeconds),
    send: async (id) => {
      const enquiry = await payload.findByID({ collection: "enquiries", id, depth: 0 });
      if ((await countSent(payload, enquiry.email)) >= MAX_A_DAY) {
        throw new LastAttemptError(`${MAX_A_DAY} mails a day to this address`);
      }
      const { title, createdAt, reference, acknowledgement } = enquiry;
      const values = [title, formatIndianTime(createdAt), reference ?? ""];
      const text = fillMail(mailTexts.acknowledgement.text, values);
      const subject = fillMail(mailTexts.acknowledgement.subject, values.slice(2));
      const round = acknowledgement?.round ?? 1;
      await payload.sendEmail(composeVisitorMail(enquiry, { subject, text, round }, mail.from));
    },
    describeError: describeMailError,
  });
}

const fillMail = (text: string, values: string[]) =>
  values.reduce((filled, value) => filled.replace("%", () => value), text);

async function countSent(payload: Payload, email: string): Promise<number> {
  const since = new Date(getNow().getTime() - DAY_MS).toISOString();
  const [row] = await runSql(
    payload,
    sql`SELECT count(*) AS sent FROM enquiries
      WHERE lower(email) = ${email.toLowerCase()} AND acknowledgement_sent_at > ${since}`,
  );
  return Number(row?.sent);
}

/** Returns a plain mail to the record's address only. Its text is content, without a visitor's words. */
export function composeVisitorMail(
  { id, email, createdAt }: Pick<Enquiry, "id" | "email" | "createdAt">,
  { subject, text, round }: { subject: string; text: string; round: number },
  { name, address }: MailSettings["from"],
): SendEmailOptions {
  const host = address.split("@")[1] ?? "localhost";
  return {
    from: { name, address },
    to: email,
    messageId: `<acknowledgement-${id}-${new Date(createdAt).getTime()}-${round}@${host}>`,
    subject,
    text,
    // Programs that answer mails do not answer this one.
    headers: { "Auto-Submitted": "auto-replied" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
