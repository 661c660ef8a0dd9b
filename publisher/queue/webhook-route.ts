import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import {
  CONFIRM_TYPE,
  CONTENT_TYPE,
  CONTENT_WEBHOOK_PATH,
  HOLD_TYPE,
  ROLL_BACK_TYPE,
  WEBHOOK_PATH,
  WEBHOOK_TYPES,
  ChangeDataSchema,
  type ChangeData,
} from "../../src/shared/contract/rebuild";
import { attempt, readField, readErrorMessage } from "../../src/shared/domain/read-field";
import { isSame } from "../../src/shared/node/bearer-token";
import type { BuildRequest } from "./queue";

const MAX_BODY_BYTES = 64 * 1024;
const MAX_CONTENT_BODY_BYTES = 1024 * 1024;

export type WebhookOptions = {
  /** Secrets that sign deliveries, `whsec_…` or base64; several while one replaces another. */
  secrets: readonly string[];
  /** Remembers a message by its id and queues its build, if any; false if it was accepted before. */
  accept: (id: string, build: BuildRequest | null, data: ChangeData) => Promise<boolean>;
  /** Makes a pending release live; throws if it is not pending any more. */
  approve: (id: string) => Promise<unknown>;
  /** The repository of content/, if any. */
  content?: {
    secrets: readonly string[];
    requestFetch: () => void;
    approve: (hash: string) => Promise<unknown>;
  };
  /** Makes a kept release live again; throws if it is not kept any more. */
  rollBack: (id: string) => Promise<unknown>;
};

type RunMessage = (data: unknown, options: WebhookOptions) => Promise<unknown>;

const COMMANDS = new Map<unknown, RunMessage>([
  [CONFIRM_TYPE, (data, { approve }) => approve(String(readField(data, "pendingApproval")))],
  [CONTENT_TYPE, async (data, { content }) => content?.approve(String(readField(data, "content")))],
  [ROLL_BACK_TYPE, (data, { rollBack }) => rollBack(String(readField(data, "release")))],
]);

/** Standard Webhooks (BLD-05): 202 once it is on disk, 401 unsigned, 422 for an unknown type or wrong addresses. */
export async function addWebhookRoute(app: FastifyInstance, options: WebhookOptions) {
  const keys = options.secrets.map((secret) => new Webhook(secret));
  // The signature covers the received bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  addContentRoute(app, options.content);
  app.post(WEBHOOK_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
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
    const message: unknown = attempt(() => JSON.parse(body), undefined);
    const type = readField(message, "type");
    const command = COMMANDS.get(type);
    if (!command && !WEBHOOK_TYPES.some((allowed) => allowed === type)) {
      const error = `The type must be one of ${WEBHOOK_TYPES.join(", ")}.`;
      return reply.code(422).send({ error });
    }
    const data = readField(message, "data");
    const { success, output } = v.safeParse(ChangeDataSchema, data);
    if (!success) return reply.code(422).send({ error: "The withdrawn addresses are not valid." });
    // The signature covers the id, so a recorded message is accepted only once.
    const id = String(request.headers["webhook-id"]);
    const build =
      command || type === HOLD_TYPE ? null : { fromScratch: type === "rebuild.requested" };
    const isNew = await options.accept(id, build, output);
    try {
      if (isNew) await command?.(data, options);
    } catch (error) {
      const reason = readErrorMessage(error);
      return reply.code(409).send({ error: reason });
    }
    return reply.code(202).send({ accepted: true, repeated: !isNew });
  });
}

/** Responds 202 to a webhook of GitHub, GitLab or Standard Webhooks and ignores its content (EDT-54). */
function addContentRoute(app: FastifyInstance, content: WebhookOptions["content"]): void {
  app.post(CONTENT_WEBHOOK_PATH, { bodyLimit: MAX_CONTENT_BODY_BYTES }, async (request, reply) => {
    const { body, headers } = request;
    reply.header("cache-control", "no-store");
    if (!content) return reply.code(404).send({ error: "CONTENT_REPOSITORY is not set." });
    const isKnown = content.secrets.some((secret) => {
      const text = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const signature = createHmac("sha256", secret).update(text).digest("hex");
      return (
        isSame(String(headers["x-hub-signature-256"]), `sha256=${signature}`) ||
        isSame(String(headers["x-gitlab-token"]), secret) ||
        isSigned([new Webhook(secret)], text.toString(), headers)
      );
    });
    if (!isKnown) return reply.code(401).send({ error: "The signature or token is wrong." });
    content.requestFetch();
    return reply.code(202).send({ accepted: true });
  });
}

function isSigned(
  keys: readonly Webhook[],
  body: string,
  headers: FastifyRequest["headers"],
): boolean {
  return keys.some((key) => {
    // Node never returns lists for the headers that are read here.
    const own = headers as Record<string, string>;
    return attempt(() => key.verify(body, own, { jsonParse: false }) !== null, false);
  });
}
