import type { PayloadRequest, Where } from "payload";
import type { Environment } from "../../environment";
import { describeMailError } from "../../lib/mail-error";
import type { Approvable, Subject } from "./approval-subjects";

export type MailSettings = Pick<Environment, "approval" | "cmsUrl">;

const SUBJECTS = {
  submitted: "Please approve",
  approved: "Approved, ready to publish",
  returned: "Returned with a note",
};

/** Mails approvers what is submitted, and its editors what was approved or returned (EDT-52). */
export async function mailStep(
  { collection, readTitle }: Subject,
  doc: Approvable,
  { cmsUrl }: MailSettings,
  { payload, user, transactionID }: PayloadRequest,
): Promise<void> {
  const { state, note, by } = doc.approval ?? {};
  if (!state) return;
  const editors = [0, ...(doc.editors ?? [])];
  const recipients: Where =
    state === "submitted"
      ? { and: [{ role: { not_equals: "editor" } }, { id: { not_in: editors } }] }
      : { id: { in: editors } };
  const { docs } = await payload.find({
    ...({ collection: "users", depth: 0, pagination: false } as const),
    where: { and: [recipients, { id: { not_equals: user?.id ?? 0 } }] },
    req: { transactionID },
  });
  const subject = `${SUBJECTS[state]}: ${readTitle(doc)}`;
  const link = `${cmsUrl}/cms/collections/${collection}/${doc.id}`;
  const text = [`${subject}\n\nBy ${by ?? "an account"}.`, note, `Open it: ${link}`];
  const body = text.filter(Boolean).join("\n\n");
  // At once, because a save waits for them.
  await Promise.all(
    docs.map(({ email }) =>
      payload
        .sendEmail({ to: email, subject, text: body })
        .catch((error: unknown) =>
          payload.logger.error(
            `Approval not mailed: ${describeMailError(error)}. Check SMTP_HOST.`,
          ),
        ),
    ),
  );
}
