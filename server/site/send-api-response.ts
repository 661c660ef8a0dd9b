import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply } from "fastify";
import fresh from "fresh";
import type { ApiResponse } from "./api-reader";

/** Sends a response of the API, or 304 if the client has it. */
export function sendApiResponse(reply: FastifyReply, response: ApiResponse): FastifyReply {
  const { status, headers, body, gzip } = response;
  const { method, headers: client } = reply.request;
  const { etag } = headers;
  reply.code(status).headers(headers);
  if (gzip) reply.header("vary", [headers.vary, "accept-encoding"].filter(Boolean).join(", "));
  if (status === 200 && etag && fresh({ "if-none-match": client["if-none-match"] }, { etag })) {
    return reply.removeHeader("content-type").code(304).send();
  }
  const encoding = gzip && negotiate(client["accept-encoding"]?.toLowerCase() ?? "", ["gzip"]);
  if (encoding) reply.header("content-encoding", encoding);
  const content = encoding ? gzip : body;
  return method === "HEAD"
    ? reply.header("content-length", content.length).send()
    : reply.send(content);
}
