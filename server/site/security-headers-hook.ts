import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../../src/shared/paths";
import { securityHeaders, strictTransport } from "../../src/shared/release/security-headers";

const { "x-frame-options": noFrames, ...others } = securityHeaders;
const HEADERS = Object.entries({
  ...others,
  // Of what is no page: nothing in it may load or run anything.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
});

export function securityHeadersHook(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
    // It cannot name an origin as the policy of /preview/ does, and would forbid every frame.
    if (!isFramed(request, reply)) reply.header("x-frame-options", noFrames);
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
  });
}

function isFramed({ sitePath }: FastifyRequest, reply: FastifyReply): boolean {
  const policy = String(reply.getHeader("content-security-policy"));
  return `${sitePath}/`.startsWith(paths.preview()) && !policy.includes("frame-ancestors 'none'");
}
