import { readField } from "../../src/shared/domain/read-field";
import { createSetupLink } from "../../src/shared/node/setup-code";
import type { Settings } from "../process/settings";

/** Prints the link to the first account here, because the CMS's own output is a log. */
export async function offerFirstAccount(settings: Settings): Promise<void> {
  const { isCmsEmbedded, apiHost, dataDir, cmsUrl } = settings;
  if (!isCmsEmbedded || !(await hasNoAccounts(apiHost))) return;
  const link = await createSetupLink(dataDir, cmsUrl);
  console.log(
    `\n  The CMS has no account yet. Create the first one with this one-time link:\n  ${link}\n`,
  );
}

async function hasNoAccounts(apiHost: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiHost}/cms/api/users/init`);
    return readField(await response.json(), "initialized") === false;
  } catch {
    return false;
  }
}
