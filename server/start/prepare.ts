import { prepareDataFolder, throwFolderProblem } from "../process/data-folder";
import { lockDataFolder } from "../process/data-folder-lock";
import { checkPort } from "../process/ports";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { prepareSecrets, prepareSigningKey } from "./secrets";
import type { Settings } from "../process/settings";
import { runStep } from "./step";

/** Locks and prepares the data folder, checks the port. Throws UserFacingError. */
export async function prepareStart(settings: Settings): Promise<void> {
  const { dataDir, env, host, port, isCmsEmbedded } = settings;
  await runStep("Data folder", async (note) => {
    await lockDataFolder(dataDir).catch(throwFolderProblem(dataDir));
    prepareDataFolder(dataDir);
    if (isCmsEmbedded && (await prepareSecrets(dataDir, env))) note("secrets created");
    const isPublishing = isCmsEmbedded && readEnvironment(env).releasesBucket !== null;
    if (isPublishing && (await prepareSigningKey(dataDir))) note("key that signs releases created");
  });
  await runStep("Port", () => checkPort({ host, port, variable: "PORT" }));
}
