import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../../src/shared/domain/paths";
import { securityHeaders, strictTransport } from "../../src/shared/node/release/security-headers";

const { "x-frame-options": noFrames, ...others } = securityHeaders;
const HEADERS = Object.entries({
  ...others,
  // Responses that are no pages may load and run nothing.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
});

/** Also readers of the feeds show them, on pages of their own. */
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

export function securityHeadersHook(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    const isPicture = PICTURE.test(request.sitePath);
    if (isPicture) reply.header("cross-origin-resource-policy", "cross-origin");
    // Crawlers ask for them to draw a page (robots.txt), and are to list none.
    else if (request.sitePath.startsWith("/api/")) reply.header("x-robots-tag", "noindex");
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
