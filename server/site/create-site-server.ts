import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { passApiThrough } from "./api-proxy";
import { BODY_LIMIT } from "./body-limit";
import { answerClientError } from "./client-error";
import { answerErrors, sendError } from "./errors";
import { tellHealth } from "./health";
import { AnswerLog, siteLogger } from "./logging";
import type { ReleaseSource } from "./release-source";
import { guardRequests } from "./request-guard";
import { addSecurityHeaders } from "./security-headers";
import { SiteFiles } from "./site-files";
import { servePages } from "./site-pages";

export type SiteServerOptions = {
  /** What is served. */
  source: ReleaseSource;
  /** Origin of the CMS, for /api/* and the posts that were not built yet. */
  apiHost: string;
  /** Whose X-Forwarded-For is believed; this machine's by default. */
  trustedProxies?: string[];
  /** Warnings and errors to the terminal by default. */
  log?: FastifyBaseLogger;
  /** Routes below /webhooks/ (server/rebuild). */
  webhooks?: (scope: FastifyInstance) => Promise<void>;
};

/** A slow phone needs two minutes for a PDF of 5 MB; nobody needs more. */
const REQUEST_TIMEOUT_MS = 180_000;

/** Makes the server that visitors talk to; it does not listen yet. */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { source, apiHost, trustedProxies = ["loopback"], log = siteLogger("warn") } = options;
  const app = fastify({
    loggerInstance: log,
    logController: new AnswerLog(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedProxies,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) => void sendError(reply, 400),
  });
  const site = new SiteFiles(source);
  addSecurityHeaders(app);
  guardRequests(app);
  answerErrors(app);
  app.setNotFoundHandler((request, reply) => site.sendMissing(reply, request.sitePath));
  app.addHook("onClose", async () => source.close());
  tellHealth(app, source);
  await app.register((scope) => passApiThrough(scope, apiHost));
  if (options.webhooks) await app.register(options.webhooks);
  servePages(app, site, apiHost);
  return app;
}
