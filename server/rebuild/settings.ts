import { readEnvironment } from "../../src/shared/environment/environment";
import { readSecrets } from "../../src/shared/environment/secrets";

export type RebuildSettings = {
  /** None: webhooks are answered with 503. */
  secrets: string[];
  /** Empty: nobody may read the status. */
  token: string;
  pollMs: number;
};

/** @throws EnvironmentError when variables or DATA_DIR/secrets.json cannot be used */
export function readRebuildSettings(env: NodeJS.Dict<string>, dataDir: string): RebuildSettings {
  const environment = readEnvironment(env);
  const { webhookSecrets, rebuildToken } = readSecrets(environment, dataDir);
  return {
    secrets: webhookSecrets,
    token: rebuildToken ?? "",
    pollMs: environment.rebuildPoll * 1000,
  };
}
