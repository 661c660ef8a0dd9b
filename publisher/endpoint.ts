import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import * as v from "valibot";
import { hasBearerToken } from "../src/shared/node/bearer-token";
import { COMMAND_PATH, CommandSchema, type Command } from "./commands";
import { addStatusRoute, type StatusOptions } from "./queue/status-route";
import { addWebhookRoute, type WebhookOptions } from "./queue/webhook-route";

const MAX_COMMAND_BYTES = 16 * 1024;

type EndpointOptions = WebhookOptions &
  StatusOptions & {
    /** Gives access to commands and status: the token in the data folder's lock. */
    lockToken: string;
    run: (command: Command) => Promise<string>;
  };

/** Returns the publisher's server, not listening yet. The site server forwards /webhooks/* to it. */
export async function createEndpoint(options: EndpointOptions): Promise<FastifyInstance> {
  const { lockToken, run, tokens } = options;
  const app = fastify({ logger: false, bodyLimit: MAX_COMMAND_BYTES });
  await app.register((scope) => addWebhookRoute(scope, options));
  addStatusRoute(app, { ...options, tokens: [...tokens, lockToken] });
  const checkToken = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (!hasBearerToken(headers.authorization, lockToken)) return reply.code(401).send();
  };
  app.post(COMMAND_PATH, { onRequest: checkToken }, async (request, reply) => {
    const command = v.safeParse(CommandSchema, request.body);
    if (!command.success) return reply.code(422).send({ error: "Unknown command." });
    try {
      return await reply.send({ message: await run(command.output) });
    } catch (error) {
      return reply
        .code(409)
        .send({ error: error instanceof Error ? error.message : String(error) });
    }
  });
  return app;
}
