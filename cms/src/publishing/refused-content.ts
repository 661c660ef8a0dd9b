import type { Payload } from "payload";
import type { ContentStatus } from "../../../src/shared/contract/rebuild";
import type { Environment } from "../environment";
import { fetchSiteStatus } from "./site-status";

type Refused = NonNullable<ContentStatus["refused"]>;

/** Returns what was refused, with file and line of each fault. */
export const describeRefusedContent = ({ commit, faults }: Refused): string =>
  `content of commit ${commit.slice(0, 8)} refused: ${faults.join("\n")}`;

/** Mails the operator once about texts that were refused and about a build that failed twice (EDT-54, OPS-16). Throws if the mail fails. */
export async function mailSiteFaults(
  payload: Payload,
  { publishing, mail }: Pick<Environment, "publishing" | "mail">,
): Promise<void> {
  const site = await fetchSiteStatus(publishing);
  if (mail.toOperator.length === 0 || !site.isKnown) return;
  const { content, failures, lastError } = site.status;
  const faults = {
    "refused-content": content?.refused ? describeRefusedContent(content.refused) : "",
    "failed-build": lastError && failures > 1 ? `The build failed: ${lastError.message}` : "",
  };
  for (const [kind, text] of Object.entries(faults)) {
    if (((await payload.kv.get<string>(`mailed-${kind}`)) ?? "") === text) continue;
    const subject = text.split("\n", 1)[0]?.slice(0, 150);
    if (text !== "") await payload.sendEmail({ to: mail.toOperator, subject, text });
    await payload.kv.set(`mailed-${kind}`, text);
  }
}
