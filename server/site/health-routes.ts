import type { FastifyInstance } from "fastify";
import type { ReleaseSource } from "./release-source";

/** `/healthz`: the process answers. `/readyz`: it has a release to serve, so visitors may come. */
export function healthRoutes(app: FastifyInstance, source: ReleaseSource): void {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", (_request, reply) => {
    const ready = source.current() !== undefined;
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "no release is live" });
  });
}
