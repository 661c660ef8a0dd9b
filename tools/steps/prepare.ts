import { checkPort } from "./ports";
import { prepareDataFolder } from "./data-folder";
import { prepareSecrets } from "./secrets";
import type { Settings } from "./settings";
import { step } from "./step";

/** What comes before any long work: the data folder, its secrets and the ports. */
export async function prepare(settings: Settings): Promise<void> {
  const { dataDir, env, host, port, cmsPort, embeddedCms } = settings;
  await step("Data folder", (note) => {
    prepareDataFolder(dataDir);
    if (embeddedCms && prepareSecrets(dataDir, env)) note("secrets created");
  });
  await step("Ports", async () => {
    await checkPort({ host, port, variable: "PORT" });
    if (embeddedCms) await checkPort({ host, port: cmsPort, variable: "CMS_PORT" });
  });
}
