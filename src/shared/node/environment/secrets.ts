import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { EnvironmentError, type Environment } from "./environment";
import { isWebhookSecret } from "./rules";

const StoredSchema = v.looseObject({
  PAYLOAD_SECRET: v.optional(v.string()),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.check(isWebhookSecret))),
  REBUILD_TOKEN: v.optional(v.string()),
});
export type StoredSecrets = v.InferOutput<typeof StoredSchema>;

/** Returns the path of the secrets that server/start/secrets.ts creates. */
export const toSecretsFile = (dataDir: string) => join(dataDir, "secrets.json");

/** Returns undefined without a DATA_DIR/secrets.json. Throws an EnvironmentError if it is unusable. */
export function readStoredSecrets(dataDir: string): StoredSecrets | undefined {
  const file = toSecretsFile(dataDir);
  if (!existsSync(/* turbopackIgnore: true */ file)) return undefined;
  const text = readFileSync(/* turbopackIgnore: true */ file, "utf8");
  try {
    return v.parse(StoredSchema, JSON.parse(text));
  } catch {
    throw new EnvironmentError(`${file} cannot be read as secrets; restore it from a backup.`);
  }
}

type FromVariables = Pick<Environment, "payloadSecret" | "webhookSecrets" | "rebuildToken">;

/** Returns the secrets from variables, or else from DATA_DIR/secrets.json. */
export function readSecrets(
  { payloadSecret, webhookSecrets, rebuildToken }: FromVariables,
  dataDir: string,
) {
  const stored = readStoredSecrets(dataDir) ?? {};
  return {
    payloadSecret: payloadSecret ?? stored.PAYLOAD_SECRET ?? null,
    /** The first one signs, all are accepted; without any, nothing is sent. */
    webhookSecrets: webhookSecrets ?? [stored.WEBHOOK_SECRET].filter((text) => text !== undefined),
    /** Token of the status; null gives no access. */
    rebuildToken: rebuildToken ?? stored.REBUILD_TOKEN ?? null,
  };
}
