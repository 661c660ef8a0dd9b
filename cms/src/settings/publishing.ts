import { Webhook } from "standardwebhooks";
import { STATUS_PATH, WEBHOOK_PATH } from "../../../src/contract/rebuild";
import { webAddress } from "./variables";

export type PublishingSettings = {
  /** Who is told of changes; null is nobody. A build hook's address is its key: never log it. */
  target: string | null;
  /** Where the site server tells how publishing stands; null where nobody tells. */
  statusUrl: string | null;
  /** Signs what is told, `whsec_…` or base64; null: nothing is sent. */
  secret: string | null;
  /** Opens the status; null where there is none. */
  token: string | null;
};

/**
 * Reads and checks the variables of publishing. Throws one sentence that names the one at fault.
 * @param stored what DATA_DIR/secrets.json holds, for what no variable sets
 */
export function readPublishing(
  env: NodeJS.ProcessEnv,
  stored: NodeJS.Dict<string>,
): PublishingSettings {
  const target = readTarget(env);
  const secrets = (env.WEBHOOK_SECRETS ?? "").split(",").map((each) => each.trim());
  const [secret = stored.WEBHOOK_SECRET ?? null] = secrets.filter(Boolean);
  if (secret !== null && !isSecret(secret)) {
    throw new Error("WEBHOOK_SECRETS must be secrets such as whsec_…, separated by commas.");
  }
  return {
    target,
    statusUrl: webAddress("REBUILD_STATUS_URL", env.REBUILD_STATUS_URL) ?? ownStatus(target),
    secret,
    token: env.REBUILD_TOKEN || stored.REBUILD_TOKEN || null,
  };
}

function readTarget({ REBUILD_WEBHOOK_URL, HOST, PORT }: NodeJS.ProcessEnv): string | null {
  if (REBUILD_WEBHOOK_URL === "off") return null;
  const address = webAddress("REBUILD_WEBHOOK_URL", REBUILD_WEBHOOK_URL);
  return address ?? `http://${callable(HOST || "127.0.0.1")}:${PORT || 9000}${WEBHOOK_PATH}`;
}

/** Our own server tells beside where it is told; any other host does not. */
function ownStatus(target: string | null): string | null {
  if (target === null || new URL(target).pathname !== WEBHOOK_PATH) return null;
  return new URL(STATUS_PATH, target).href;
}

/** The address at which a server that listens on `host` can be called from this machine. */
function callable(host: string): string {
  if (["0.0.0.0", "::", "localhost"].includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function isSecret(text: string): boolean {
  try {
    return new Webhook(text) instanceof Webhook;
  } catch {
    return false;
  }
}
