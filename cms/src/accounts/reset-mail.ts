import { escapeHtml } from "../../../src/shared/domain/escape-html";
import type { Environment } from "../environment";

/** Returns the mail with a link to set a password. The link uses CMS_ORIGIN, never a request's host. */
export function resetMail({ cmsUrl }: Pick<Environment, "cmsUrl">, token: string) {
  const link = escapeHtml(`${cmsUrl}/cms/reset/${token}`);
  return {
    subject: "A new password for the CMS",
    html: `<p>Somebody asked for a new password of your account of the CMS. This link sets it, within an hour:</p>
<p><a href="${link}">${link}</a></p>
<p>If it was not you, leave this mail alone: your password stays.</p>`,
  };
}
