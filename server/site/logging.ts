import { LogController, type FastifyReply, type FastifyRequest } from "fastify";
import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import type { LogLevel } from "../../src/shared/node/environment/environment";
import { fieldOf } from "../../src/shared/domain/field-of";
import { errorCode } from "../process/user-facing-error";

/** A visitor who leaves before the answer is complete is no error of anyone's. */
const VISITOR_LEFT = new Set(["UND_ERR_ABORTED", "ERR_STREAM_PREMATURE_CLOSE"]);

/** The server's log: nothing of a visitor's address, and no query strings. */
export function siteLogger(level: LogLevel | "silent", stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: {
      err: pino.stdSerializers.err,
      req: (request) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
    hooks: {
      logMethod(args, method) {
        const [subject]: unknown[] = args;
        // Whoever starts the server says where it listens, in words.
        if (String(subject).startsWith("Server listening")) return;
        if (!VISITOR_LEFT.has(errorCode(fieldOf(subject, "err") ?? subject) ?? ""))
          method.apply(this, args);
      },
    },
  };
  return pino(options, stream ?? standardOutput());
}

/** While it cannot be written (a full disk), lines wait up to a megabyte, then are dropped. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1_000_000 });
  return output.on("error", () => undefined);
}

export class RequestLog extends LogController {
  override incomingRequest(): void {
    // One line per response has everything.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, path: pathOf(url), status: reply.statusCode, ms };
    if (error) reply.log.error({ ...line, err: error }, "answer failed");
    else reply.log.debug(line, "answered");
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (!VISITOR_LEFT.has(errorCode(error) ?? "")) super.streamError(error, request, reply);
  }
}

function pathOf(url = ""): string | undefined {
  return url.split("?", 1)[0];
}
