import type { FastifyInstance } from "fastify";
import { carriesToken } from "../../src/shared/node/bearer-token";
import { STATUS_PATH, type RebuildStatus } from "../../src/shared/contract/rebuild";

type StatusOptions = { token: string | null; status: () => RebuildStatus };

export async function statusRoute(
  app: FastifyInstance,
  { token, status }: StatusOptions,
): Promise<void> {
  app.get(STATUS_PATH, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!carriesToken(request.headers.authorization, token)) {
      return reply
        .code(401)
        .header("www-authenticate", "Bearer")
        .send({ error: "A token is needed." });
    }
    return reply.send(status());
  });
}
