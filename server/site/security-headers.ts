import type { FastifyInstance } from "fastify";
import { securityHeaders } from "../../src/config/security-headers";

const HEADERS = Object.entries({
  ...securityHeaders,
  // Of what is no page: nothing in it may load or run anything.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
});

/** Two years; only where the visitor came by TLS, which a proxy in front ends and tells of. */
const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";

/** Adds the security headers that hold for every answer; what an answer brings itself stays. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === "https") reply.header("strict-transport-security", STRICT_TRANSPORT);
  });
}
