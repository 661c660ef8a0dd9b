import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { addApiProxy } from "./api-proxy";
import type { VisitCounts } from "../../src/shared/node/visit-counts";
import { countVisits } from "../visits/count-visits";
import { addMetricsRoute, type SiteMetrics } from "../metrics/site-metrics";
import { createApiProbe, addHealthRoutes } from "./health-routes";
import { ApiReader } from "./api-reader";
import { ApiSnapshots } from "./api-snapshots";
import { handleClientError, addErrorHandler, sendError, sendRedirect } from "./responses";
import { ENQUIRY_UPLOAD_MS } from "../../src/shared/contract/enquiry";
import { MAX_BODY_BYTES, addMinBodyRate, type BodyRate, createVisitorLimits } from "./limits";
import { createLogger, stripQuery, VISITOR_LEFT } from "../process/logger";
import { addReleasePreview, type PreviewOptions } from "./release-preview";
import type { ReleaseSource } from "./release-source";
import { repairEscapes, addRequestPathHook } from "./request-path";
import { addSecurityHeaders } from "./security-headers-hook";
import { SiteFiles, isNotFoundPage, type Sent } from "./site-files";
import { addWebhookProxy, type ForwardWebhook } from "./webhook-proxy";
import { readErrorCode, UserFacingError } from "../process/user-facing-error";
import { findPortProblem } from "../process/settings";
import { parseFallbackPost, sendFallbackPost, type ReadApi, sendWithdrawn } from "./fallback-post";

type SiteServerOptions = {
  source: ReleaseSource;
  apiHost: string;
  /** Proxies whose X-Forwarded-* headers count; by default those on this machine. */
  trustedProxies?: string[];
  siteOrigins?: readonly string[];
  log?: FastifyBaseLogger;
  /** Calls /webhooks/* of the publisher; rejects while there is none. */
  forwardWebhook?: ForwardWebhook;
  /** Cache-Control of files that the next release may change. */
  pageCaching?: string;
  /** Metrics and their token; without it there is no /metrics. */
  metrics?: { counters: SiteMetrics; token: string };
  /** Gets counts of visits (OPS-07); without it nothing is reported. */
  sendVisits?: (counts: VisitCounts) => void;
  /** Milliseconds for which visitors share a response of the API. */
  apiCacheMs?: number;
  /** Folder of the API's last good responses, and hours for which they may be sent. */
  snapshots?: { folder: string; hours: number };
  /** Milliseconds to wait for the API before a snapshot is sent. */
  apiTimeoutMs?: number;
  /** Lowest rate of request bodies. */
  bodyRate?: BodyRate;
  preview?: PreviewOptions;
};

/** Returns the server of pages, /api/* and /webhooks/*, which does not listen yet. */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const {
    source,
    apiHost,
    trustedProxies = ["loopback"],
    siteOrigins = [],
    log = createLogger("warn"),
  } = options;
  const app = fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: ENQUIRY_UPLOAD_MS,
    trustProxy: trustedProxies,
    rewriteUrl: ({ url = "" }) => repairEscapes(url),
    clientErrorHandler: handleClientError,
    frameworkErrors: (_error, _request, reply) => void sendError(reply, 400),
  });
  const site = new SiteFiles(source, options.pageCaching);
  addSecurityHeaders(app);
  addMinBodyRate(app, options.bodyRate);
  addRequestPathHook(app);
  const findPreview = options.preview && addReleasePreview(app, options.preview);
  addErrorHandler(app);
  app.setNotFoundHandler((request, reply) => site.sendMissing(reply, request.sitePath));
  app.addHook("onClose", async () => source.close());
  if (options.metrics) addMetricsRoute(app, options.metrics.counters, options.metrics.token);
  addHealthRoutes(app, { source, isApiResponding: createApiProbe(apiHost) });
  const snapshots =
    options.snapshots &&
    new ApiSnapshots({
      ...options.snapshots,
      withdrawn: source.withdrawn,
      onError: (error) =>
        log.error(error, "API snapshots cannot be stored: check the space and owner of DATA_DIR"),
    });
  const api = new ApiReader(apiHost, {
    cacheMs: options.apiCacheMs,
    timeoutMs: options.apiTimeoutMs,
    snapshots,
  });
  const limits = await createVisitorLimits(app);
  const previewHost = options.preview?.host;
  countVisits(app, { limit: limits.name, previewHost, send: options.sendVisits });
  await app.register((scope) => addApiProxy(scope, { apiHost, api, limits, siteOrigins }));
  const { forwardWebhook } = options;
  if (forwardWebhook) await app.register((scope) => addWebhookProxy(scope, forwardWebhook));
  const readApi: ReadApi = (call, request) => api.read(call, () => limits.call(request));
  addPageRoutes(app, { site, readApi, findPreview });
  return app;
}

class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line of the response is enough.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!error && reply.log.level !== "debug" && reply.log.level !== "trace") return;
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

/** @throws UserFacingError that names the port and PORT if the port cannot be used */
export async function startServer(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const problem = findPortProblem(error, { host, port, variable: "PORT" });
    throw problem === undefined ? error : new UserFacingError(problem);
  }
}

/** Waits for running requests to finish, for `graceMs` at most. */
export async function closeGracefully(app: FastifyInstance, graceMs = 10_000): Promise<void> {
  const { server } = app;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Kept-alive connections become idle only after their response, so they are closed repeatedly.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
  await app.close();
}

type PageOptions = {
  site: SiteFiles;
  readApi: ReadApi;
  findPreview?: ReturnType<typeof addReleasePreview>;
};

/** Serves every other address: files, redirects, fallback posts, 404 and 410 (ROU-01 to ROU-06, PST-04). */
function addPageRoutes(app: FastifyInstance, { site, readApi, findPreview }: PageOptions): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      const sent = sendPath(request, reply);
      // Fastify would wait for the end of a response that a handler returns.
      if (sent instanceof Promise) return sent;
    },
  });

  function sendPath(request: FastifyRequest, reply: FastifyReply): Sent {
    const path = request.sitePath;
    const current = findPreview?.(request) ?? site.source.getCurrent();
    if (current === undefined) return site.sendNothingLive(reply);
    const context = { site, current, readApi };
    const withdrawn = sendWithdrawn(reply, context, path);
    if (withdrawn !== undefined) return withdrawn;
    const [, search = ""] = /^[^?#]*(\?[^#]*)/.exec(request.raw.url ?? "") ?? [];
    const byQuery = search === "" ? undefined : current.redirectQuery(path, search);
    if (byQuery !== undefined) return sendRedirect(reply, byQuery.to, byQuery.search);
    const file = site.find(current, path);
    if (file !== undefined) return site.send(reply, file);
    // Gatsby builds its 404 page as an ordinary page, too.
    if (isNotFoundPage(path)) {
      return site.sendNotFound(reply, current, path.replace(/\.html$/, ""));
    }
    const target = current.redirect(path);
    if (target === null) {
      return site.sendGone(reply, current, current.findFile(current.canonical(path) ?? path));
    }
    const newPath = current.canonical(path) ?? target ?? current.ipoPage(path);
    if (newPath !== undefined) return sendRedirect(reply, newPath);
    const asset = site.findAsset(current, path);
    if (asset !== undefined) return site.send(reply, asset);
    const post = parseFallbackPost(path);
    if (post !== undefined) return sendFallbackPost(reply, context, post, path);
    return site.sendNotFound(reply, current, path);
  }
}
