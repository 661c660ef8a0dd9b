import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance, FastifyReply } from "fastify";
import { UNAVAILABLE } from "../../src/shared/contract/response";
import { SNAPSHOT_HEADER } from "../../src/shared/contract/snapshot";
import { createApiRequest } from "../../src/shared/node/api-request";
import { readField } from "../../src/shared/domain/read-field";
import { toCacheableRequest } from "./api-call";
import { ApiUnavailable, type ApiReader, type ApiResponse } from "./api-reader";
import { addFormLimit, type VisitorLimits } from "./limits";
import { toRequestHeaders, toResponseHeaders } from "./proxy-headers";
import { negotiate } from "@fastify/accept-negotiator";
import fresh from "fresh";

type ProxyOptions = {
  apiHost: string;
  api: ApiReader;
  limits: VisitorLimits;
  /** Origins whose pages may read the API. */
  siteOrigins: readonly string[];
};

/** Passes /api/*, and nothing else, to the CMS. The caller registers it in its own scope. */
export async function addApiProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { apiHost, api, limits, siteOrigins } = options;
  app.setErrorHandler<ProxyError>((error, _request, reply) => {
    const { status, headers, body } = toErrorResponse(error);
    // These headers belong to the response that broke off.
    for (const name of ["etag", "content-length", "content-encoding"]) reply.removeHeader(name);
    return reply.code(status).headers(headers).send(body);
  });
  addFormLimit(app);
  app.addHook("onRequest", async (request) => {
    // The proxy would warn of each visitor who leaves, and anybody could fill the log.
    request.log = request.log.child({}, { level: "error" });
  });
  app.addHook("preHandler", async (request, reply) => {
    if (request.method === "POST") return;
    const query = new URL(request.url, apiHost).searchParams;
    const call = toCacheableRequest(request.sitePath, query);
    if (call === undefined) return limits.file(request);
    const { origin = "" } = request.headers;
    if (siteOrigins.includes(origin)) {
      reply.header("access-control-allow-origin", origin);
      reply.header("access-control-expose-headers", `retry-after, ${SNAPSHOT_HEADER}`);
    }
    return sendApiResponse(reply, await api.read(call, () => limits.call(request)));
  });
  const upstream = createApiRequest(apiHost, "/api");
  await app.register(httpProxy, {
    upstream: upstream.url.origin,
    prefix: "/api",
    rewritePrefix: upstream.url.pathname,
    httpMethods: ["GET", "HEAD", "POST"],
    disableRequestLogging: true,
    // More than the forms that the CMS reads at a time, so that slow ones keep no picture waiting.
    undici: {
      connections: 1024,
      connect: { timeout: 2000 },
      headersTimeout: 15_000,
      bodyTimeout: 30_000,
    },
    destroyAgent: true,
    replyOptions: {
      // By default the proxy repeats a GET ten times after a 503.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...toRequestHeaders(headers, request),
        ...upstream.headers,
      }),
      rewriteHeaders: (headers) => toResponseHeaders(headers),
      onError: (reply, { error }) => {
        const { status, headers, body } = toErrorResponse(error);
        const hasLeft = reply.request.raw.socket.destroyed;
        if (status >= 500 && !hasLeft) app.log.warn(error, "response errored");
        reply.code(status).headers(headers).send(body);
      },
    },
  });
}

type ProxyError = Error & { cause?: unknown; statusCode?: number };

const MESSAGES = {
  408: "The form arrived too slowly. Please send it again over a faster connection.",
  413: "The request is larger than 6 MB.",
  429: "There were too many requests from your connection. Please try again in a minute.",
  502: UNAVAILABLE,
  503: "Our website is very busy right now. Please try again in a minute.",
  504: UNAVAILABLE,
} as const;

type Problem = keyof typeof MESSAGES;

const RETRY_AFTER: Partial<Record<Problem, string>> = { 429: "30", 503: "5" };

function toErrorResponse(error: ProxyError) {
  const status = toProblem(error);
  const retryAfter = RETRY_AFTER[status];
  const headers = {
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
  };
  return { status, headers, body: { success: false, message: MESSAGES[status] } };
}

/** Returns 502 for a broken response or any other fault of the CMS. */
function toProblem(error: ProxyError): Problem {
  if (error instanceof ApiUnavailable) return error.statusCode;
  const statuses = [error, error.cause].map((cause) => readField(cause, "statusCode"));
  return ([408, 413, 504] as const).find((status) => statuses.includes(status)) ?? 502;
}

/** Sends a response of the API, or 304 if the client has it. */
function sendApiResponse(reply: FastifyReply, response: ApiResponse): FastifyReply {
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
