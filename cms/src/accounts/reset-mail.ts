import { escapeHtml } from "../../../src/shared/domain/escape-html";
import type { Environment } from "../environment";

/** The mail behind "Forgot password"; its link never comes from what the asker's browser sent. */
export function resetMail({ cmsUrl }: Pick<Environment, "cmsUrl">) {
  return {
    generateEmailSubject: () => "A new password for the CMS",
    generateEmailHTML: ({ token = "" }: { token?: string } = {}) => {
      const link = escapeHtml(`${cmsUrl}/cms/reset/${token}`);
      return `<p>Somebody asked for a new password of your account of the CMS. This link sets it, within an hour:</p>
<p><a href="${link}">${link}</a></p>
<p>If it was not you, leave this mail alone: your password stays.</p>`;
    },
  };
}
