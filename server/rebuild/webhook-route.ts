import type { FastifyInstance } from "fastify";
import { Webhook } from "standardwebhooks";
import { isObject } from "../../src/shared/contract/answer";
import { WEBHOOK_PATH, WEBHOOK_TYPES } from "../../src/shared/contract/rebuild";

const BODY_LIMIT = 64 * 1024;

type WebhookOptions = {
  /** Secrets that sign deliveries, `whsec_…` or base64; several while one is replaced by another. */
  secrets: readonly string[];
  /** Takes a delivery by its id; false when it was taken before. */
  take: (id: string) => Promise<boolean>;
};

/** Standard Webhooks (BLD-05): 202 once it is on disk, 401 unsigned, 422 for an unknown type. */
export async function webhookRoute(app: FastifyInstance, options: WebhookOptions): Promise<void> {
  const keys = options.secrets.map((secret) => new Webhook(secret));
  // The signature is over the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "string", bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.post(WEBHOOK_PATH, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (keys.length === 0) {
      return reply.code(503).send({ error: "No secret is configured: set WEBHOOK_SECRETS." });
    }
    const body = String(request.body ?? "");
    const id = request.headers["webhook-id"];
    if (typeof id !== "string" || !isSigned(keys, body, request.headers)) {
      return reply.code(401).send({ error: "The signature is missing, wrong or too old." });
    }
    const type = typeOf(body);
    if (!WEBHOOK_TYPES.some((known) => known === type)) {
      const error = `The type must be one of ${WEBHOOK_TYPES.join(", ")}.`;
      return reply.code(422).send({ error });
    }
    const isNew = await options.take(id);
    return reply.code(202).send({ accepted: true, repeated: !isNew });
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
      return error instanceof SyntaxError;
    }
  });
}

function typeOf(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value.type : undefined;
  } catch {
    return undefined;
  }
}
