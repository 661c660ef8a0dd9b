import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../../src/shared/domain/paths";
import { securityHeaders, strictTransport } from "../../src/shared/node/release/headers";

const { "x-frame-options": noFrames, ...others } = securityHeaders;
const HEADERS = Object.entries({
  ...others,
  // Pages bring their own policy; other responses may load and run nothing.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
});

/** Feed readers show pictures on pages of other sites. */
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Adds security headers to every response that does not set them itself. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    const isPicture = PICTURE.test(request.sitePath);
    if (isPicture) reply.header("cross-origin-resource-policy", "cross-origin");
    // Crawlers need API responses to render pages (robots.txt) but must not list them.
    else if (request.sitePath.startsWith("/api/")) reply.header("x-robots-tag", "noindex");
    for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
    // This header cannot name an origin, so it would forbid the frame of /preview/, too.
    if (!isFramed(request, reply)) reply.header("x-frame-options", noFrames);
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
  });
}

function isFramed({ sitePath }: FastifyRequest, reply: FastifyReply): boolean {
  const policy = String(reply.getHeader("content-security-policy"));
  return `${sitePath}/`.startsWith(paths.preview()) && !policy.includes("frame-ancestors 'none'");
}
