import "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The request's path: percent-decoded, Unicode NFC, without the query (request-path.ts). */
    sitePath: string;
  }
}
