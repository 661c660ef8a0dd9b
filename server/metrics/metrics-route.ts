import type { FastifyInstance } from "fastify";
import { hasBearerToken } from "../../src/shared/node/bearer-token";
import type { SiteMetrics } from "./site-metrics";

/** Adds GET /metrics in Prometheus' text format, protected by METRICS_TOKEN. */
export function addMetricsRoute(app: FastifyInstance, metrics: SiteMetrics, token: string): void {
  app.addHook("onResponse", async (request, reply) => {
    metrics.countResponse(request.sitePath, reply.statusCode, request.method);
  });
  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (hasBearerToken(request.headers.authorization, token)) {
      return reply.type("text/plain; version=0.0.4").send(await metrics.text());
    }
    reply.code(401).header("www-authenticate", "Bearer");
    return reply.send({ error: "A token is required." });
  });
}
