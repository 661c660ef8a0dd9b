import type { FastifyReply } from "fastify";

/** Sends one sentence as plain text that nobody may cache. */
export function sendPlain(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${message}\n`);
}
