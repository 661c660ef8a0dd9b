import type { Payload, SendEmailOptions } from "payload";
import { COMPLAINT_TITLE, IMPERSONATION_TITLE } from "../../../src/shared/contract/enquiry";
import { addLimit, type DayLimit } from "../../../src/shared/domain/complaint-dates";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { formatLongDate } from "../../../src/shared/domain/dates";
import { fillText } from "../../../src/shared/domain/fill-text";
import { paths } from "../../../src/shared/domain/paths";
import type { MailTexts } from "../../../src/shared/node/read-content";
import { recordAnswer } from "../complaints/file-complaints";
import { getToday } from "../complaints/register-settings";
import { createStatusCode } from "../complaints/status-code";
import type { Environment, MailSettings } from "../environment";
import { describeMailError } from "../lib/mail-error";
import { createTime, runSql, sql } from "../lib/sql";
import type { Enquiry } from "../payload-types";
import { LastAttemptError, processDue } from "../queue/process-due";
import { createMailPolicy } from "../queue/retry";
import type { ReadAttachment } from "../storage/read-attachment";
import { toMark } from "./erasure";

const DAY_MS = 24 * 60 * 60_000;
/** A form can name the address of another person. */
const MAX_A_DAY = 3;

type TeamSettings = { mail: MailSettings; cmsUrl: string; readAttachment: ReadAttachment };
type VisitorSettings = Pick<Environment, "mail" | "mailTexts" | "siteUrl"> &
  Pick<Environment, "complaintRules" | "holidays">;

/** Mails all due enquiries to the team; failed mails are retried later. */
export function sendDueMails(payload: Payload, settings: TeamSettings): Promise<void> {
  const { mail, cmsUrl, readAttachment } = settings;
  return processDue(payload, {
    ...createJob(mail),
    failure: "could not be mailed",
    send: async (id) => {
      const enquiry = await payload.findByID({ collection: "enquiries", id, depth: 1 });
      const { attachment } = enquiry;
      const filename = typeof attachment === "object" ? attachment?.filename : null;
      const pdf = filename ? await readAttachment(filename) : null;
      await payload.sendEmail(composeMail(enquiry, pdf, { ...mail, cmsUrl }));
    },
  });
}

/** Sends the acknowledgement of each enquiry; failed ones are retried later (FRM-12). */
export function sendAcknowledgements(payload: Payload, settings: VisitorSettings): Promise<void> {
  const { mail, mailTexts } = settings;
  return processDue(payload, {
    ...createJob(mail),
    group: "acknowledgement",
    failure: "could not be acknowledged",
    send: async (id) => {
      const enquiry = await payload.findByID({ collection: "enquiries", id, depth: 0 });
      if ((await countSent(payload, enquiry.email)) >= MAX_A_DAY) {
        throw new LastAttemptError(`${MAX_A_DAY} mails a day to this address`);
      }
      const [texts, values] =
        enquiry.title === COMPLAINT_TITLE
          ? [mailTexts.complaint, listComplaintValues(payload, enquiry, settings)]
          : [mailTexts.acknowledgement, listValues(enquiry)];
      await payload.sendEmail(composeVisitorMail(enquiry, texts, mail.from, { values }));
    },
  });
}

/** Sends the last answer of each enquiry; failed ones are retried later (EDT-60). */
export function sendAnswers(payload: Payload, { mail, mailTexts }: VisitorSettings): Promise<void> {
  return processDue(payload, {
    ...{ ...createJob(mail), group: "answer", failure: "could not be answered" },
    send: async (id) => {
      const enquiry = await payload.findByID({ collection: "enquiries", id, depth: 0 });
      const { text: answer = "", state } = enquiry.answers?.at(-1) ?? {};
      await payload.sendEmail(composeVisitorMail(enquiry, mailTexts.answer, mail.from, { answer }));
      if (state) await recordAnswer(payload, id, state);
    },
  });
}

const createJob = (mail: MailSettings) => ({
  table: "enquiries" as const,
  what: "enquiry",
  isFiled: mail.smtp === null,
  policy: createMailPolicy(mail.retrySeconds),
  describeError: describeMailError,
});

async function countSent(payload: Payload, email: string): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`SELECT count(*) AS sent FROM enquiries WHERE lower(email) = ${email.toLowerCase()}
      AND acknowledgement_sent_at > ${createTime(payload, -DAY_MS)}`,
  );
  return Number(row?.sent);
}

/** Returns the mail to the team. Visitors' texts are passed as values, so that none becomes a header. */
export function composeMail(
  enquiry: Enquiry,
  pdf: Buffer | null,
  { from, to, cmsUrl }: Pick<MailSettings, "from" | "to"> & { cmsUrl: string },
): SendEmailOptions {
  const { id, title, name, phone, email, createdAt, delivery } = enquiry;
  const [subject, message] = [enquiry.subject, enquiry.message].map((text) =>
    title === IMPERSONATION_TITLE ? breakLinks(text) : text,
  );
  const rows = [
    ["Form", title],
    ["Name", name],
    ["Phone", phone],
    ["E-mail", email],
    ["Subject", subject],
    ["Received", formatIndianTime(createdAt)],
    ["PDF", pdf ? "attached" : "none"],
    ["Accepts offers of plans", enquiry.mayTellAboutPlans ? "yes" : "no"],
  ];
  return {
    ...createHead(`enquiry-${toMark(enquiry)}-${delivery.round}`, from),
    to: to[title],
    replyTo: { name, address: email },
    subject: `[${title}] ${subject}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${message}\n\n-- \nOpen it in the CMS: ${cmsUrl}/cms/collections/enquiries/${id}\n`,
    attachments: pdf
      ? [{ filename: `enquiry-${id}.pdf`, content: pdf, contentType: "application/pdf" }]
      : [],
  };
}

type MailValues = { answer?: string; values?: (string | null | undefined)[] };
type Received = Pick<Enquiry, "id" | "title" | "email" | "createdAt" | "reference" | "answer">;

/** Returns a plain mail to the record's address only: content and an answer, no words of the visitor. */
export function composeVisitorMail(
  enquiry: Received,
  { subject, text }: MailTexts["acknowledgement"],
  from: MailSettings["from"],
  { answer, values = listValues(enquiry, answer) }: MailValues = {},
): SendEmailOptions {
  const { email, reference } = enquiry;
  const mark = toMark(enquiry);
  const id = answer ? `answer-${mark}-${enquiry.answer.round}` : `acknowledgement-${mark}-1`;
  return {
    ...createHead(id, from),
    to: email,
    subject: fillText(subject, reference ?? ""),
    text: fillText(text, ...values.map((value) => value ?? "")),
    // Programs that answer mails do not answer an automatic one.
    headers: answer ? {} : { "Auto-Submitted": "auto-replied" },
  };
}

const listValues = ({ title, createdAt, reference }: Received, answer = "") => [
  ...[title, formatIndianTime(createdAt), reference, answer],
];

/** Returns the values of a complaint's mail: receipt, reference, days, page and code (FRM-15, FRM-16). */
function listComplaintValues(payload: Payload, enquiry: Received, settings: VisitorSettings) {
  const { createdAt, reference } = enquiry;
  const received = getToday(payload, new Date(createdAt));
  const toEnd = (limit: DayLimit) => formatLongDate(addLimit(received, limit, settings.holidays));
  const { acknowledge, answer } = settings.complaintRules;
  const days = [toEnd(acknowledge), toEnd(answer), toEnd(answer)];
  const page = settings.siteUrl + paths.complaintStatus();
  const code = createStatusCode(payload.secret, reference ?? "");
  return [formatIndianTime(createdAt), reference, ...days, page, code];
}

/** `mark` is equal for each attempt, so that a mailbox recognises a repeated mail. */
const createHead = (mark: string, { name, address }: MailSettings["from"]) => ({
  from: { name, address },
  messageId: `<${mark}@${address.split("@")[1] ?? "localhost"}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Prevents mail programs from linking a fraudster's address (FRM-07); the CMS keeps the original. */
function breakLinks(text: string): string {
  return text.replaceAll("://", "[:]//").replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, "[.]");
}
