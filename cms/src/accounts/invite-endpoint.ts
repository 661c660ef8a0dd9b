import { randomBytes } from "node:crypto";
import type { CollectionAfterLoginHook, Endpoint } from "payload";
import { escapeHtml } from "../../../src/shared/domain/escape-html";
import { readTextField } from "../../../src/shared/domain/read-field";
import type { Environment } from "../environment";
import { isAdmin } from "../lib/access";
import { describeMailError } from "../lib/mail-error";
import { createReply } from "../lib/reply";
import type { User } from "../payload-types";

const LINK_DAYS = 7;

/** POST /cms/api/users/invite, for admins: creates an account, unless it waits, and mails its owner a link. */
export const createInviteEndpoint = ({
  cmsUrl,
  mail,
}: Pick<Environment, "cmsUrl" | "mail">): Omit<Endpoint, "root"> => ({
  path: "/invite",
  method: "post",
  handler: async (req) => {
    const { payload, user, data } = req;
    if (!isAdmin({ req })) return createReply(403, "Only an admin may invite colleagues.");
    const [name, email] = [
      readTextField(data, "name"),
      readTextField(data, "email").toLowerCase().trim(),
    ];
    const role = readTextField(data, "role") as User["role"];
    // Nobody knows this password; the owner replaces it through the link.
    const password = randomBytes(24).toString("base64url");
    const account = { name, email, role, password, isInvited: true };
    const where = { email: { equals: email }, isInvited: { equals: true } };
    if ((await payload.count({ collection: "users", where })).totalDocs === 0)
      await payload.create({
        ...{ collection: "users", data: account, depth: 0 },
        ...{ overrideAccess: false, user, req },
      });
    const request = {
      collection: "users" as const,
      data: { email },
      disableEmail: true,
      expiration: LINK_DAYS * 24 * 60 * 60_000,
    };
    const link = `${cmsUrl}/cms/reset/${await payload.forgotPassword(request)}`;
    const inviter = readTextField(user, "name");
    try {
      await payload.sendEmail({ to: email, ...createInviteMail(link, inviter) });
    } catch (error) {
      payload.logger.error(`Invitation not sent: ${describeMailError(error)}. Check SMTP_HOST.`);
      return Response.json({ isSent: false, link, days: LINK_DAYS });
    }
    const isSent = mail.smtp !== null;
    return Response.json({ isSent, link: isSent ? null : link, days: LINK_DAYS });
  },
});

/** Ends the state of an invitation at the first sign-in. */
export const acceptInvitation: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const update = { collection: "users", id: user.id, data: { isInvited: false }, req } as const;
  if (user.isInvited) await req.payload.db.updateOne(update);
};

function createInviteMail(address: string, inviter: string) {
  const link = escapeHtml(address);
  return {
    subject: "Your account for the CMS",
    html: `<p>${escapeHtml(inviter)} has created a CMS account for you. Choose your password within ${LINK_DAYS} days:</p>
<p><a href="${link}">${link}</a></p>
<p>If the link has expired, choose “Forgot password?” on the sign-in page.</p>`,
  };
}
