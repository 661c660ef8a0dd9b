import type { Payload } from "payload";
import { createSetupLink } from "../../../src/shared/node/setup-code";
import { findPasswordProblem } from "../accounts/password-rule";
import type { Environment } from "../environment";

type Settings = Pick<Environment, "firstAdmin" | "dataDir" | "cmsUrl">;

/** Creates the first account. Returns a note or a secret link; throws for invalid settings. */
export async function createAdmin(
  payload: Payload,
  { firstAdmin: { email, password }, dataDir, cmsUrl }: Settings,
  shouldOfferLink: boolean,
): Promise<string> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0) return "accounts already exist";

  if (!email && !password) {
    if (!shouldOfferLink) return "none yet";
    return `none yet; open this link once to create it: ${await createSetupLink(dataDir, cmsUrl)}`;
  }
  if (!email || !password) {
    throw new Error("Set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD together, or neither.");
  }
  const problem = findPasswordProblem(password, [email]);
  if (problem !== null) throw new Error(`CMS_ADMIN_PASSWORD cannot be used. ${problem}`);
  await payload.create({
    collection: "users",
    data: { email, password, name: email.split("@")[0] || email, role: "admin" },
  });
  return `${email} created`;
}
