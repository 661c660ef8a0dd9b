import { randomUUID } from "node:crypto";
import { WEBHOOK_PATH, type WebhookType } from "../src/shared/contract/rebuild";
import { callableHost, readEnvironment } from "../src/shared/node/environment/environment";
import { readSecrets } from "../src/shared/node/environment/secrets";
import { sendWebhook } from "../src/shared/node/webhook";
import { describeError, UserFacingError } from "../server/process/user-facing-error";
import { readSettings } from "../server/start/settings";

// `npm run rebuild`: has the running server build from nothing, and compare that with what is live.

const TYPE: WebhookType = "rebuild.requested";

async function main(): Promise<void> {
  const { dataDir, env, host, port } = readSettings();
  const [secret] = readSecrets(readEnvironment(env), dataDir).webhookSecrets;
  if (!secret) throw new UserFacingError("There is no WEBHOOK_SECRETS, and none in DATA_DIR.");
  const address = `http://${callableHost(host)}:${port}${WEBHOOK_PATH}`;
  const status = await sendWebhook(address, secret, { id: randomUUID(), type: TYPE }).catch(
    () => 0,
  );
  if (status !== 202) {
    const why = status === 0 ? "nothing answers there" : `the answer was ${status}`;
    throw new UserFacingError(`The site server could not be told at ${address}: ${why}.`);
  }
  console.log("The site is being built from nothing; the CMS's dashboard tells how it stands.");
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
