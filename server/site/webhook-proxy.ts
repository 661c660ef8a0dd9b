import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply } from "fastify";
import { CONTENT_WEBHOOK_PATH } from "../../src/shared/contract/rebuild";
import { limitTime } from "../../src/shared/domain/time-limit";

/** Requests per minute and IP address, enough for a burst of deliveries. */
const MAX_PER_MINUTE = 600;
const MAX_BODY_BYTES = 64 * 1024;
/** Long, because approving a release takes seconds. */
const TIMEOUT_MS = 60_000;
const RETRY_AFTER_SECONDS = "5";

const MAX_CONTENT_BODY_BYTES = 1024 * 1024;

const REQUEST_HEADERS =
  /^(?:authorization|content-type|webhook-.*|x-hub-signature-256|x-gitlab-token)$/;
const RESPONSE_HEADERS = ["cache-control", "content-type", "retry-after", "www-authenticate"];

type Call = {
  method: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | undefined;
  signal: AbortSignal;
};
export type ForwardWebhook = (path: string, call: Call) => Promise<Response>;

/** Forwards /webhooks/* to the publisher. Responds 503 with Retry-After if that fails. */
export async function addWebhookProxy(
  app: FastifyInstance,
  forward: ForwardWebhook,
): Promise<void> {
  await app.register(rateLimit, { max: MAX_PER_MINUTE, timeWindow: 60_000 });
  // The signature covers the raw bytes, so no parser may change them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  const route: Parameters<typeof app.route<{ Body: Buffer | undefined }>>[0] = {
    method: ["GET", "POST"],
    url: "/webhooks/*",
    bodyLimit: MAX_BODY_BYTES,
    handler: async ({ method, url, headers, body }, reply) => {
      const sentHeaders = Object.entries(headers).filter(([name]) => REQUEST_HEADERS.test(name));
      const call = {
        method,
        headers: Object.fromEntries(sentHeaders.map(([name, value]) => [name, String(value)])),
        body: body && new Uint8Array(body),
      };
      try {
        return await limitTime(TIMEOUT_MS, "no response in 60 s", undefined, async (signal) => {
          const response = await forward(url, { ...call, signal });
          // Read before the reply is changed, because a body can break off.
          const content = Buffer.from(await response.arrayBuffer());
          for (const name of RESPONSE_HEADERS) {
            const value = response.headers.get(name);
            if (value !== null) reply.header(name, value);
          }
          return reply.code(response.status).send(content);
        });
      } catch {
        return sendUnavailable(reply);
      }
    },
  };
  app.route(route);
  app.route({ ...route, url: CONTENT_WEBHOOK_PATH, bodyLimit: MAX_CONTENT_BODY_BYTES });
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ "cache-control": "no-store", "retry-after": RETRY_AFTER_SECONDS })
    .send({ error: "The publisher does not respond. Try again later." });
}
