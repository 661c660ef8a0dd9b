import type { FastifyInstance } from "fastify";
import { paths } from "../../src/shared/domain/paths";
import { securityHeaders, strictTransport } from "../../src/shared/node/release/headers";

/** Pages bring their own policy; other responses may load and run nothing. */
const NO_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Feed readers show pictures on pages of other sites. */
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Returns the security headers of every response to a path. */
export function listSecurityHeaders(path: string, policy = NO_POLICY): Record<string, string> {
  const { "x-frame-options": noFrames, ...headers } = securityHeaders;
  // This header cannot name an origin, so it would forbid the frame of /preview/, too.
  const isFramed =
    `${path}/`.startsWith(paths.preview()) && !policy.includes("frame-ancestors 'none'");
  return {
    ...headers,
    "content-security-policy": policy,
    // Crawlers need API responses to render pages (robots.txt) but must not list them.
    ...(PICTURE.test(path)
      ? { "cross-origin-resource-policy": "cross-origin" }
      : path.startsWith("/api/") && { "x-robots-tag": "noindex" }),
    ...(isFramed ? {} : { "x-frame-options": noFrames }),
  };
}

/** Adds security headers to every response; files bring those of their path (send-file.ts). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.decorateReply("hasSecurityHeaders", false);
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (!reply.hasSecurityHeaders) {
      const policy = reply.getHeader("content-security-policy");
      reply.headers(listSecurityHeaders(request.sitePath, policy?.toString()));
    }
    if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);
    done();
  });
}
