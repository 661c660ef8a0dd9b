import type { SendEmailOptions } from "payload";
import { IMPERSONATION_TITLE } from "../../../src/shared/contract/enquiry";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import type { MailSettings } from "../environment";
import type { Enquiry } from "../payload-types";

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
  const host = from.address.split("@")[1] ?? "localhost";
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
    from: { name: from.name, address: from.address },
    to: to[title],
    replyTo: { name, address: email },
    // Equal for each attempt, so that a mailbox recognises a repeated mail.
    messageId: `<enquiry-${id}-${new Date(createdAt).getTime()}-${delivery.round}@${host}>`,
    subject: `[${title}] ${subject}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${message}\n\n-- \nOpen it in the CMS: ${cmsUrl}/cms/collections/enquiries/${id}\n`,
    attachments: pdf
      ? [{ filename: `enquiry-${id}.pdf`, content: pdf, contentType: "application/pdf" }]
      : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Prevents mail programs from linking a fraudster's address (FRM-07); the CMS keeps the original. */
function breakLinks(text: string): string {
  return text.replaceAll("://", "[:]//").replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, "[.]");
}
