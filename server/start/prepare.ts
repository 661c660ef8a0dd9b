import { generateKeyPairSync, randomBytes } from "node:crypto";
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { takeOverReleases } from "../../publisher/release/earlier-releases";
import { readField } from "../../src/shared/domain/read-field";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { readStoredSecrets, toSecretsFile } from "../../src/shared/node/environment/secrets";
import { toSigningKeyFile } from "../../src/shared/node/release/signature";
import { createSetupLink } from "../../src/shared/node/setup-code";
import { writeAtomically } from "../../src/shared/node/write-atomically";
import { lockDataFolder } from "../process/data-folder";
import { checkSocketPath } from "../process/publisher-socket";
import { checkPort, type Settings } from "../process/settings";
import { UserFacingError } from "../process/user-facing-error";
import { runStep } from "./step";

/** Locks and prepares the data folder, takes over releases of an earlier version, checks the port. Throws UserFacingError. */
export async function prepareStart(settings: Settings): Promise<void> {
  const { dataDir, env, host, port, isCmsEmbedded } = settings;
  await runStep("Data folder", async (note) => {
    checkSocketPath(dataDir);
    await lockDataFolder(dataDir);
    await takeOverReleases(join(dataDir, "releases"));
    if (isCmsEmbedded && (await prepareSecrets(dataDir, env))) note("secrets created");
    const isPublishing = isCmsEmbedded && readEnvironment(env).releasesBucket !== null;
    if (isPublishing && (await prepareSigningKey(dataDir))) note("key that signs releases created");
  });
  await runStep("Port", () => checkPort({ host, port, variable: "PORT" }));
}

const makeKey = (encoding: "base64" | "base64url") => randomBytes(32).toString(encoding);

/** How each secret is created, and the variable that replaces it. */
const SECRETS = [
  { name: "PAYLOAD_SECRET", variable: "PAYLOAD_SECRET", make: () => makeKey("base64url") },
  { name: "WEBHOOK_SECRET", variable: "WEBHOOK_SECRETS", make: () => `whsec_${makeKey("base64")}` },
  { name: "REBUILD_TOKEN", variable: "REBUILD_TOKEN", make: () => makeKey("base64url") },
] as const;

/** Adds missing secrets to DATA_DIR/secrets.json; true if it added one. Throws UserFacingError. */
export async function prepareSecrets(dataDir: string, env: NodeJS.Dict<string>): Promise<boolean> {
  const needed = SECRETS.filter(({ variable }) => !env[variable]);
  if (needed.length === 0) return false;
  const file = toSecretsFile(dataDir);
  const stored = readStoredSecrets(dataDir);
  if (stored !== undefined) {
    // A new one would sign everyone out.
    if (!env.PAYLOAD_SECRET && (stored.PAYLOAD_SECRET ?? "").length < 32) {
      throw new UserFacingError(
        `${file} contains no PAYLOAD_SECRET of 32 characters. Restore the file, or set PAYLOAD_SECRET, which signs everyone out and ends previews.`,
      );
    }
    chmodSync(file, 0o600);
  }
  const missing = needed.filter(({ name }) => !stored?.[name]);
  if (missing.length === 0) return false;
  const newSecrets = Object.fromEntries(missing.map(({ name, make }) => [name, make()]));
  const secrets = JSON.stringify({ ...stored, ...newSecrets }, null, 2);
  await writeAtomically(file, `${secrets}\n`, 0o600);
  return true;
}

/** Creates DATA_DIR/signing-key.pem; true if it was missing. */
export async function prepareSigningKey(dataDir: string): Promise<boolean> {
  const file = toSigningKeyFile(dataDir);
  if (existsSync(file)) return false;
  const { privateKey } = generateKeyPairSync("ed25519");
  await writeAtomically(file, privateKey.export({ format: "pem", type: "pkcs8" }), 0o600);
  return true;
}

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
