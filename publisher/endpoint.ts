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
import { addWebhookRoute, type WebhookOptions } from "./queue/webhook-route";
import { hasBearerToken } from "../src/shared/node/bearer-token";
import { STATUS_PATH, type RebuildStatus } from "../src/shared/contract/rebuild";

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

type StatusOptions = {
  /** Each gives access to the status; null gives none. */
  tokens: readonly (string | null)[];
  getStatus: () => RebuildStatus;
};

/** Adds the status of builds and releases, with 401 for a missing or wrong token. */
export function addStatusRoute(app: FastifyInstance, { tokens, getStatus }: StatusOptions): void {
  app.get(STATUS_PATH, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!tokens.some((token) => hasBearerToken(request.headers.authorization, token))) {
      return reply
        .code(401)
        .header("www-authenticate", "Bearer")
        .send({ error: "A token is required." });
    }
    return reply.send(getStatus());
  });
}
