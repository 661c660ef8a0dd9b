import "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The decoded path of the request, checked by the request guard. */
    sitePath: string;
  }
}
