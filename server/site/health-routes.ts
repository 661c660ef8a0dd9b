import type { FastifyInstance } from "fastify";
import type { ReleaseSource } from "./release-source";

/** The CMS that `npm start` runs, or "elsewhere": an API that it does not look after. */
export type ApiState = "starting" | "up" | "down" | "elsewhere";

/**
 * `/healthz`: the process answers. `/readyz`: it has a release to serve, so visitors may come; pages
 * need no API, so its state is told but never turns visitors away.
 */
export function healthRoutes(
  app: FastifyInstance,
  source: ReleaseSource,
  apiState: () => ApiState = () => "elsewhere",
): void {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", (_request, reply) => {
    const ready = source.current() !== undefined;
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "no release is live", api: apiState() });
  });
}
