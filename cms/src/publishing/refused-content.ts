import type { Payload } from "payload";
import type { ContentStatus } from "../../../src/shared/contract/rebuild";
import type { Environment } from "../environment";
import { fetchSiteStatus } from "./site-status";

type Refused = NonNullable<ContentStatus["refused"]>;

const KEY = "mailed-refused-content";

/** Returns what was refused, with file and line of each fault. */
export const describeRefusedContent = ({ commit, faults }: Refused): string =>
  `content of commit ${commit.slice(0, 8)} refused: ${faults.join("\n")}`;

/** Mails the operator once for each commit whose texts were refused (EDT-54). Throws if the mail fails. */
export async function mailRefusedContent(
  payload: Payload,
  { publishing, mail }: Pick<Environment, "publishing" | "mail">,
): Promise<void> {
  if (mail.toOperator.length === 0) return;
  const site = await fetchSiteStatus(publishing);
  const refused = site.isKnown ? site.status.content?.refused : undefined;
  if (!refused || (await payload.kv.get<string>(KEY)) === refused.commit) return;
  const text = describeRefusedContent(refused);
  const subject = text.split("\n", 1)[0]?.slice(0, 150);
  await payload.sendEmail({ to: mail.toOperator, subject, text });
  await payload.kv.set(KEY, refused.commit);
}
