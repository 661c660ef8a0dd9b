import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { passApiThrough } from "./api-proxy";
import { BODY_LIMIT } from "./body-limit";
import { answerClientError } from "./client-error";
import { compressAnswers } from "./compression";
import { answerErrors, sendError } from "./errors";
import { quietLogger, type SiteLogger } from "./logging";
import { sendNotFound } from "./pages";
import { guardRequests } from "./request-guard";
import { addSecurityHeaders } from "./security-headers";
import { servePages } from "./site-pages";

export type SiteServerOptions = {
  /** Absolute path of the built folder. */
  root: string;
  /** Origin of the CMS, for /api/* and the posts that were not built yet. */
  apiHost: string;
  logger?: SiteLogger;
};

/**
 * Makes the server that visitors talk to; it does not listen yet.
 * @throws when `root` cannot be read
 */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { root, apiHost, logger = quietLogger } = options;
  const app = fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    trustProxy: "loopback",
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) => void sendError(reply, 400),
  });
  addSecurityHeaders(app);
  guardRequests(app);
  answerErrors(app);
  app.setNotFoundHandler((request, reply) => sendNotFound(reply, root, request.sitePath));
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  await app.register((scope) => passApiThrough(scope, apiHost));
  await app.register(async (scope) => {
    await compressAnswers(scope);
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false });
    await servePages(scope, { root, apiHost });
  });
  return app;
}
