import { readEnvironment } from "../../src/config/environment";
import { storedSecrets } from "../secrets";

export type RebuildSettings = {
  /** Secrets that sign webhooks; none: webhooks are answered with 503. */
  secrets: string[];
  /** Bearer token of the status; empty: nobody may read it. */
  token: string;
  /** Milliseconds between looks at the API's content version; 0 is never. */
  pollMs: number;
};

/**
 * What the rebuild service needs: from variables, else from DATA_DIR/secrets.json.
 * @throws EnvironmentError or Failure when one of them cannot be used
 */
export function readRebuildSettings(env: NodeJS.Dict<string>, dataDir: string): RebuildSettings {
  const { webhookSecrets, rebuildToken, rebuildPoll } = readEnvironment(env);
  const stored = storedSecrets(dataDir);
  const own = stored?.WEBHOOK_SECRET === undefined ? [] : [stored.WEBHOOK_SECRET];
  return {
    secrets: webhookSecrets ?? own,
    token: rebuildToken ?? stored?.REBUILD_TOKEN ?? "",
    pollMs: rebuildPoll * 1000,
  };
}
