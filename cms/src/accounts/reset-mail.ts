import { escapeHtml } from "../../../src/shared/domain/escape-html";
import type { Environment } from "../environment";

/** Returns the mail with a link to set a password. The link uses CMS_ORIGIN, never a request's host. */
export function createResetMail({ cmsUrl }: Pick<Environment, "cmsUrl">, token: string) {
  const link = escapeHtml(`${cmsUrl}/cms/reset/${token}`);
  return {
    subject: "A new password for the CMS",
    html: `<p>Someone requested a new password for your CMS account. To set one, open this link within an hour:</p>
<p><a href="${link}">${link}</a></p>
<p>If it was not you, ignore this e-mail. Your password does not change.</p>`,
  };
}
