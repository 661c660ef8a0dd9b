import { Readable } from "node:stream";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Bodies below this many bytes are sent as they are. */
const THRESHOLD = 1024;

/**
 * Compresses text on the fly for the routes registered after it. The plugin compresses every
 * stream whatever its length and gives a 304 an encoding; the hook keeps it from both.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook("onSend", async (request, reply, payload) => {
    if (!(payload instanceof Readable)) return payload;
    reply.header("vary", "accept-encoding");
    if (reply.statusCode === 304) {
      payload.destroy();
      return null;
    }
    const small = Number(reply.getHeader("content-length")) < THRESHOLD;
    return small && request.method === "GET" ? Buffer.concat(await payload.toArray()) : payload;
  });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: THRESHOLD,
    globalDecompression: false,
  });
}
