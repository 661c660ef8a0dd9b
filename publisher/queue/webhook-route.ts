import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Webhook } from "standardwebhooks";
import {
  CONFIRM_TYPE,
  ROLL_BACK_TYPE,
  WEBHOOK_PATH,
  WEBHOOK_TYPES,
} from "../../src/shared/contract/rebuild";
import { readField } from "../../src/shared/domain/read-field";

const MAX_BODY_BYTES = 64 * 1024;

export type WebhookOptions = {
  /** Secrets that sign deliveries, `whsec_…` or base64; several while one replaces another. */
  secrets: readonly string[];
  /** Accepts a delivery by its id; resolves to false if it was accepted before. */
  accept: (id: string, fromScratch: boolean) => Promise<boolean>;
  /** Makes a pending release live; throws if it is not pending any more. */
  approve: (id: string) => Promise<unknown>;
  /** Makes a kept release live again; throws if it is not kept any more. */
  rollBack: (id: string) => Promise<unknown>;
};

/** Standard Webhooks (BLD-05): 202 once it is on disk, 401 unsigned, 422 for an unknown type. */
export async function addWebhookRoute(app: FastifyInstance, options: WebhookOptions) {
  const runCommand = async (reply: FastifyReply, startCommand: () => Promise<unknown>) => {
    try {
      await startCommand();
      return await reply.code(202).send({ accepted: true });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return reply.code(409).send({ error: reason });
    }
  };
  const keys = options.secrets.map((secret) => new Webhook(secret));
  // The signature covers the received bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "string", bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.post(WEBHOOK_PATH, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (keys.length === 0) {
      return reply.code(503).send({ error: "No secret is configured: set WEBHOOK_SECRETS." });
    }
    const body = String(request.body ?? "");
    if (!isSigned(keys, body, request.headers)) {
      return reply
        .code(401)
        .send({
          error: "The signature is missing, wrong or of another time: check secret and clocks.",
        });
    }
    const message = parseMessage(body);
    const type = readField(message, "type");
    const data = readField(message, "data");
    if (type === CONFIRM_TYPE)
      return runCommand(reply, () => options.approve(String(readField(data, "pendingApproval"))));
    if (type === ROLL_BACK_TYPE)
      return runCommand(reply, () => options.rollBack(String(readField(data, "release"))));
    if (!WEBHOOK_TYPES.some((allowed) => allowed === type)) {
      const error = `The type must be one of ${WEBHOOK_TYPES.join(", ")}.`;
      return reply.code(422).send({ error });
    }
    // The signature covers the id.
    const id = String(request.headers["webhook-id"]);
    const isNew = await options.accept(id, type === "rebuild.requested");
    return reply.code(202).send({ accepted: true, repeated: !isNew });
  });
}

function isSigned(
  keys: readonly Webhook[],
  body: string,
  headers: FastifyRequest["headers"],
): boolean {
  return keys.some((key) => {
    try {
      // Node never returns lists for the headers that are read here.
      key.verify(body, headers as Record<string, string>, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  });
}

function parseMessage(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
