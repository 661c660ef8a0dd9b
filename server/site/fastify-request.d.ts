import "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The request's path: percent-decoded, Unicode NFC, without the query (request-path.ts). */
    sitePath: string;
  }
  interface FastifyReply {
    /** True if the response has the headers of listSecurityHeaders. */
    hasSecurityHeaders: boolean;
  }
}
