import { chmodSync, rmSync } from "node:fs";
import fastify, { type FastifyInstance } from "fastify";
import * as v from "valibot";
import {
  checkSocketPath,
  getPublisherSocket,
  LOCAL_STATUS_PATH,
} from "../server/process/publisher-socket";
import { readErrorMessage } from "../src/shared/domain/read-field";
import { COMMAND_PATH, CommandSchema, type Command } from "./commands";
import { addStatusRoute, type StatusOptions } from "./queue/status-route";
import { addWebhookRoute, type WebhookOptions } from "./queue/webhook-route";

const MAX_COMMAND_BYTES = 16 * 1024;

type EndpointOptions = WebhookOptions &
  StatusOptions & { run: (command: Command) => Promise<string> };

/**
 * Returns the publisher's server, not listening yet. The site server forwards /webhooks/* to it; all
 * other paths are for this account only, which may open the socket.
 */
export async function createEndpoint(options: EndpointOptions): Promise<FastifyInstance> {
  const { run, getStatus } = options;
  const app = fastify({ logger: false, bodyLimit: MAX_COMMAND_BYTES });
  await app.register((scope) => addWebhookRoute(scope, options));
  addStatusRoute(app, options);
  app.get(LOCAL_STATUS_PATH, () => getStatus());
  app.post(COMMAND_PATH, async (request, reply) => {
    const command = v.safeParse(CommandSchema, request.body);
    if (!command.success) return reply.code(422).send({ error: "Unknown command." });
    try {
      return await reply.send({ message: await run(command.output) });
    } catch (error) {
      return reply.code(409).send({ error: readErrorMessage(error) });
    }
  });
  return app;
}

/** Listens on the socket of a data folder, which a killed publisher may have left. */
export async function listenForThisAccount(app: FastifyInstance, dataDir: string): Promise<void> {
  checkSocketPath(dataDir);
  const path = getPublisherSocket(dataDir);
  rmSync(path, { force: true });
  await app.listen({ path });
  chmodSync(path, 0o600);
}
