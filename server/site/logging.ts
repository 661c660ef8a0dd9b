import { LogController, type FastifyReply, type FastifyRequest } from "fastify";
import { stripQuery, VISITOR_LEFT } from "../process/logger";
import { readErrorCode } from "../process/user-facing-error";

export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line of the response is enough.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, path: stripQuery(url), status: reply.statusCode, ms };
    if (error) reply.log.error({ ...line, err: error }, "response failed");
    else reply.log.debug(line, "responded");
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (!VISITOR_LEFT.has(readErrorCode(error) ?? "")) super.streamError(error, request, reply);
  }
}
