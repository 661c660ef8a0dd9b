import { Transform, type Readable } from "node:stream";
import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { fieldOf } from "../../src/shared/field-of";
import { requestHeadersFor, responseHeadersFor } from "./proxy-headers";

/** Passes /api/* to the CMS, and nothing else of it (the caller registers it in its own scope). */
export async function apiProxy(app: FastifyInstance, apiHost: string): Promise<void> {
  app.addHook("preParsing", async (request, _reply, payload) =>
    request.method === "POST" ? limitBody(payload, request.headers["content-length"]) : payload,
  );
  app.setErrorHandler<ProxyError>((error, _request, reply) => {
    if (error.statusCode !== 413) throw error;
    return reply.code(413).header("cache-control", "no-store").send(messageOf(413));
  });
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 413) reply.header("connection", "close");
  });
  await app.register(httpProxy, {
    upstream: new URL(apiHost).origin,
    prefix: "/api",
    rewritePrefix: "/api",
    httpMethods: ["GET", "HEAD", "POST"],
    disableRequestLogging: true,
    undici: { connect: { timeout: 2000 }, headersTimeout: 15_000, bodyTimeout: 30_000 },
    destroyAgent: true,
    replyOptions: {
      // The proxy's own habit is to repeat a GET ten times after a 503.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => requestHeadersFor(headers, request),
      rewriteHeaders: (headers) => responseHeadersFor(headers),
      onError: (reply, { error }) => {
        const status = proxyStatus(error);
        reply.code(status).header("cache-control", "no-store");
        reply.send(messageOf(status));
      },
    },
  });
}

type ProxyError = Error & { cause?: unknown; statusCode?: number };

const MESSAGES = {
  413: "The request is larger than 6 MB.",
  502: "The content service cannot be reached right now. Please try again in a minute.",
  504: "The content service did not answer in time. Please try again in a minute.",
} as const;

function messageOf(status: keyof typeof MESSAGES) {
  return { success: false, message: MESSAGES[status] };
}

function proxyStatus(error: ProxyError): keyof typeof MESSAGES {
  const statuses = [error, error.cause].map((each) => fieldOf(each, "statusCode"));
  if (statuses.includes(413)) return 413;
  return statuses.includes(504) ? 504 : 502;
}

/** In bytes. */
export const BODY_LIMIT = 6 * 1024 * 1024;

const tooLarge = () => Object.assign(new Error(MESSAGES[413]), { statusCode: 413 });

/** Counts what no content-length declares; the error has `statusCode` 413. */
function limitBody(body: Readable, declaredLength: string | undefined): Readable {
  if (declaredLength !== undefined && Number(declaredLength) > BODY_LIMIT) throw tooLarge();
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > BODY_LIMIT) done(tooLarge());
      else done(null, chunk);
    },
  });
  body.once("error", (error) => counter.destroy(error));
  return body.pipe(counter);
}
