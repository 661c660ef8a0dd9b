import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { STATUS_PATH, type RebuildStatus } from "../../src/shared/contract/rebuild";

type StatusOptions = { token: string | null; status: () => RebuildStatus };

export async function statusRoute(
  app: FastifyInstance,
  { token, status }: StatusOptions,
): Promise<void> {
  app.get(STATUS_PATH, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!token || !isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
      return reply
        .code(401)
        .header("www-authenticate", "Bearer")
        .send({ error: "A token is needed." });
    }
    return reply.send(status());
  });
}

/** Compares without telling by the time it takes how much was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
