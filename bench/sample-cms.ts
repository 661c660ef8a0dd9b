import { rmSync } from "node:fs";
import { findFreePort } from "../server/process/ports";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { setUpCms, startCms } from "../server/start/cms";
import { prepare } from "../server/start/prepare";
import { settingsFrom } from "../server/start/settings";

/** A CMS with the samples and nothing else in this folder; returns its address. */
export async function startSampleCms(data: string, supervisor: ProcessSupervisor): Promise<string> {
  rmSync(data, { recursive: true, force: true });
  const settings = settingsFrom(
    { ...process.env, GATSBY_API_HOST: "", DATA_DIR: data, CMS_PORT: String(await findFreePort()) },
    process.cwd(),
  );
  await prepare(settings);
  await setUpCms(settings, supervisor, () => undefined);
  await startCms(settings, supervisor);
  return settings.apiHost;
}
