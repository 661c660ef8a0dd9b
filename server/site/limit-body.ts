import { Transform, type Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { enforceMinBodyRate } from "../../src/shared/node/min-body-rate.mjs";

/** Bytes. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

export type BodyRate = Parameters<typeof enforceMinBodyRate>[2];

/** Ends a request whose body is too large with 413, one that is too slow with 408. */
export function addBodyLimit(app: FastifyInstance, rate?: BodyRate): void {
  app.addHook("preParsing", async (request, reply, body) =>
    request.method === "POST" ? limitBody(request, reply, body, rate) : body,
  );
  app.addHook("onSend", async (_request, reply) => {
    // The rest of the body is not read.
    if ([408, 413].includes(reply.statusCode)) reply.header("connection", "close");
  });
}

const makeTooLarge = () => Object.assign(new Error("The body is too large."), { statusCode: 413 });
const makeTooSlow = () => Object.assign(new Error("The body is too slow."), { statusCode: 408 });

/** Counts the bytes, because a body may have no content-length. */
function limitBody(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
  rate?: BodyRate,
): Readable {
  if (Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw makeTooLarge();
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) done(makeTooLarge());
      else done(null, chunk);
    },
  });
  body.once("error", (error) => counter.destroy(error));
  // After the response no listener is left, and an unhandled error would stop the process.
  counter.on("error", () => undefined);
  const onSlow = () => {
    counter.destroy(makeTooSlow());
    if (reply.sent) raw.destroy();
  };
  enforceMinBodyRate(raw, onSlow, rate);
  return body.pipe(counter);
}
