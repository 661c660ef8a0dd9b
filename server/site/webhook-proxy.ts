import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply } from "fastify";
import { withTimeLimit } from "../../src/shared/domain/time-limit";

/** Requests in a minute for one address, enough for a burst of deliveries. */
const MAX_PER_MINUTE = 600;
const BODY_LIMIT = 64 * 1024;
/** Approving a release takes seconds. */
const TIMEOUT_MS = 60_000;
const RETRY_AFTER_SECONDS = "5";

const REQUEST_HEADERS = /^(?:authorization|content-type|webhook-.*)$/;
const RESPONSE_HEADERS = ["cache-control", "content-type", "retry-after", "www-authenticate"];

/** Passes /webhooks/* on to the publisher or the server next to it; without one sends 503 for a retry. */
export async function webhookProxy(
  app: FastifyInstance,
  findOrigin: () => string | undefined,
): Promise<void> {
  await app.register(rateLimit, { max: MAX_PER_MINUTE, timeWindow: 60_000 });
  // The signature covers the sent bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.route<{ Body: Buffer | undefined }>({
    method: ["GET", "POST"],
    url: "/webhooks/*",
    handler: async ({ method, url, headers, body }, reply) => {
      const origin = findOrigin();
      if (origin === undefined) return sendAway(reply);
      const passed = Object.entries(headers).filter(([name]) => REQUEST_HEADERS.test(name));
      const init = {
        method,
        headers: Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
        body: body && new Uint8Array(body),
      };
      try {
        return await withTimeLimit(TIMEOUT_MS, "too late", undefined, async (signal) => {
          const response = await fetch(origin + url, { ...init, signal });
          for (const name of RESPONSE_HEADERS) {
            const value = response.headers.get(name);
            if (value !== null) reply.header(name, value);
          }
          return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
        });
      } catch {
        return sendAway(reply);
      }
    },
  });
}

function sendAway(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ "cache-control": "no-store", "retry-after": RETRY_AFTER_SECONDS })
    .send({ error: "The publisher is not running. Try again later." });
}
