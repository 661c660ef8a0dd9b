import type { FastifyInstance } from "fastify";
import { securityHeaders, strictTransport } from "../../src/shared/release/security-headers";

const HEADERS = Object.entries({
  ...securityHeaders,
  // Of what is no page: nothing in it may load or run anything.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
});

export function securityHeadersHook(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
  });
}
