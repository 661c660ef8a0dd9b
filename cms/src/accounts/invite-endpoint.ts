import { randomBytes } from "node:crypto";
import type { Endpoint } from "payload";
import { escapeHtml } from "../../../src/shared/domain/escape-html";
import { readTextField } from "../../../src/shared/domain/read-field";
import type { Environment } from "../environment";
import { admins } from "../lib/access";
import { describeMailError } from "../lib/mail/mail-error";
import type { User } from "../payload-types";

const VALID_DAYS = 7;

/** POST /cms/api/users/invite: an account whose owner sets the password by a mailed link, for admins. */
export const inviteEndpoint = ({
  cmsUrl,
  mail,
}: Pick<Environment, "cmsUrl" | "mail">): Omit<Endpoint, "root"> => ({
  path: "/invite",
  method: "post",
  handler: async (req) => {
    const { payload, user, data } = req;
    if (!admins({ req })) {
      return Response.json({ message: "Only an admin may invite colleagues." }, { status: 403 });
    }
    const [name, email] = [
      readTextField(data, "name"),
      readTextField(data, "email").toLowerCase().trim(),
    ];
    const role = readTextField(data, "role") as User["role"];
    // Nobody knows this password; the link of the mail sets another one.
    const password = randomBytes(24).toString("base64url");
    await payload.create({
      ...{ collection: "users", data: { name, email, role, password }, depth: 0 },
      ...{ overrideAccess: false, user, req },
    });
    const expiration = VALID_DAYS * 24 * 60 * 60_000;
    const request = {
      collection: "users" as const,
      data: { email },
      disableEmail: true,
      expiration,
    };
    const link = `${cmsUrl}/cms/reset/${await payload.forgotPassword(request)}`;
    const by = readTextField(user, "name");
    try {
      await payload.sendEmail({ to: email, ...inviteMail(link, by) });
    } catch (error) {
      payload.logger.error(`An invitation could not be sent: ${describeMailError(error)}.`);
      return Response.json({ isSent: false, link, days: VALID_DAYS });
    }
    const isSent = mail.smtp !== null;
    return Response.json({ isSent, link: isSent ? null : link, days: VALID_DAYS });
  },
});

function inviteMail(address: string, by: string) {
  const link = escapeHtml(address);
  return {
    subject: "Your account for the CMS",
    html: `<p>${escapeHtml(by)} has created a CMS account for you. Choose your password within ${VALID_DAYS} days:</p>
<p><a href="${link}">${link}</a></p>
<p>After that, ask for another link with “Forgot password?” on the sign-in page.</p>`,
  };
}
