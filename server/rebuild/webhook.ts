import type { FastifyInstance } from "fastify";
import { WEBHOOK_PATH, WEBHOOK_TYPES } from "../../src/contract/rebuild";
import { Webhook, WebhookVerificationError } from "standardwebhooks";

/** Bytes of a delivery; ours have some hundred. */
const BODY_LIMIT = 64 * 1024;

export type WebhookOptions = {
  /** Secrets that sign deliveries, `whsec_…` or base64; several while one is replaced by another. */
  secrets: readonly string[];
  /** Takes a delivery by its id; false when it was taken before. */
  take: (id: string) => Promise<boolean>;
};

/**
 * `POST /webhooks/rebuild`: a delivery in the form of Standard Webhooks (BLD-05). 202 once it is on
 * disk; 401 without a valid signature of the last five minutes, 422 for a type nobody knows.
 */
export async function takeWebhooks(app: FastifyInstance, options: WebhookOptions): Promise<void> {
  const keys = options.secrets.map((secret) => new Webhook(secret));
  // The signature is over the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "string", bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      done(null, body);
    },
  );
  app.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (keys.length === 0) {
      return reply.code(503).send({ error: "No secret is configured: set WEBHOOK_SECRETS." });
    }
    const body = typeof request.body === "string" ? request.body : "";
    const id = request.headers["webhook-id"];
    if (typeof id !== "string" || !isSigned(keys, body, request.headers)) {
      return reply.code(401).send({ error: "The signature is missing, wrong or too old." });
    }
    const type = typeOf(body);
    if (type === undefined || !isKnown(type)) {
      return reply
        .code(422)
        .send({ error: `The type must be one of ${WEBHOOK_TYPES.join(", ")}.` });
    }
    const fresh = await options.take(id);
    return reply.code(202).send({ accepted: true, repeated: !fresh });
  });
}

type Headers = Record<string, string | string[] | undefined>;

function isSigned(keys: readonly Webhook[], body: string, headers: Headers): boolean {
  const single: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === "string") single[name] = value;
  }
  return keys.some((key) => {
    try {
      key.verify(body, single);
      return true;
    } catch (error) {
      // The library reads the body once the signature was right.
      if (error instanceof SyntaxError) return true;
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  });
}

function typeOf(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== "object" || value === null || !("type" in value)) return undefined;
    return typeof value.type === "string" ? value.type : undefined;
  } catch {
    return undefined;
  }
}

function isKnown(type: string): boolean {
  return WEBHOOK_TYPES.some((known) => known === type);
}
