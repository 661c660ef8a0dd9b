import type { FastifyInstance } from "fastify";
import { securityHeaders, strictTransport } from "../../src/config/security-headers";

const HEADERS = Object.entries({
  ...securityHeaders,
  // Of what is no page: nothing in it may load or run anything.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
});

/** Adds the security headers that hold for every answer; what an answer brings itself stays. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
    // A proxy in front ends TLS, and tells of it.
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
  });
}
