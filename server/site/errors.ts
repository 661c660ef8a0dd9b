import type { FastifyInstance, FastifyReply } from "fastify";
import { sendPlain } from "./plain";

type HttpError = Error & { statusCode?: number; headers?: Record<string, string> };

/** Turns every error into one plain line; only our own faults are logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<HttpError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    if (error.headers?.["Content-Range"])
      reply.header("content-range", error.headers["Content-Range"]);
    return sendError(reply, status);
  });
}

/** One plain line for a status. */
export function sendError(reply: FastifyReply, status: number): FastifyReply {
  reply.removeHeader("etag");
  return sendPlain(
    reply,
    status,
    MESSAGES[status] ??
      (status < 500 ? "The request cannot be answered." : "Something went wrong on our side."),
  );
}

const MESSAGES: Record<number, string> = {
  400: "The address cannot be read.",
  412: "The file has changed.",
  413: "The request is larger than 6 MB.",
  416: "That part of the file does not exist.",
};
