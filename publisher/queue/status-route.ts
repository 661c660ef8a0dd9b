import type { FastifyInstance } from "fastify";
import { hasBearerToken } from "../../src/shared/node/bearer-token";
import { STATUS_PATH, type RebuildStatus } from "../../src/shared/contract/rebuild";

export type StatusOptions = {
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
