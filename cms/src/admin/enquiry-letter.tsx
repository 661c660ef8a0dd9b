import type { UIFieldServerProps, Where } from "payload";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { listAnswerTemplates } from "../complaints/register-settings";
import { AnswerForm } from "./answer-form";
import { asUser, toAdminAddress } from "./dashboard";
import "./panels.css";

type Props = Pick<UIFieldServerProps, "data" | "payload" | "req">;

/** Shows an enquiry (EDT-59) or that of the register's entry (CHR-23) as a letter with answers. */
export async function EnquiryLetter({ data, payload, req }: Props) {
  const options = { ...asUser(req), collection: "enquiries" } as const;
  const enquiry = await payload.findByID({ ...options, id: data.enquiry ?? data.id, depth: 1 });
  const { id, name, email, phone, attachment, mayTellAboutPlans, reference } = enquiry;
  const sender: Where[] = [{ email: { equals: email } }, { phone: { equals: phone } }];
  const { docs: others } = await payload.find({
    ...({ ...options, limit: 10, sort: "-createdAt" } as const),
    where: { and: [{ id: { not_equals: id } }, { or: sender }] },
    select: { subject: true, title: true, createdAt: true },
  });
  return (
    <article className="panel panel--field letter">
      <p className="panel__note">
        {enquiry.title}, {formatIndianTime(enquiry.createdAt)}, {reference}
      </p>
      <p>
        <strong>{name}</strong> · <a href={`mailto:${email}`}>{email}</a> ·{" "}
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
      </p>
      <p className="letter__text">{enquiry.message}</p>
      {mayTellAboutPlans && <p className="panel__note">This person accepts offers of plans.</p>}
      {typeof attachment === "object" && attachment?.url && (
        <a href={attachment.url}>Open the attached PDF</a>
      )}
      {enquiry.answers?.map(({ text, by, at }) => (
        <p className="panel__remark" key={at}>
          {`Answered by ${by}, ${formatIndianTime(at)}:\n\n${text}`}
        </p>
      ))}
      {enquiry.answer.state === "failed" && (
        <p className="panel__problem">The last answer was not sent: {enquiry.answer.lastError}</p>
      )}
      <AnswerForm
        email={email}
        id={id}
        templates={listAnswerTemplates(payload, enquiry).filter(
          ({ isOffer }) => !isOffer || mayTellAboutPlans,
        )}
      />
      {others.length > 0 && <p>Same e-mail address or phone number (not proof of identity):</p>}
      {others.map(({ id: other, subject, title, createdAt }) => (
        <p key={other}>
          <a href={toAdminAddress({ payload }, `enquiries/${other}`)}>{subject}</a>{" "}
          {`${title}, ${formatIndianTime(createdAt)}`}
        </p>
      ))}
    </article>
  );
}
