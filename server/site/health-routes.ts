import type { FastifyInstance } from "fastify";
import type { ReleaseSource } from "./release-source";

type Options = { source: ReleaseSource; isApiResponding: () => Promise<boolean> };

/** `/healthz`: the process responds, and names its release (OPS-03). `/readyz`: 200 if a release is live, whatever the API does. */
export function addHealthRoutes(app: FastifyInstance, options: Options): void {
  const { source, isApiResponding } = options;
  app.get("/healthz", (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .send({ status: "ok", release: source.getCurrent()?.id }),
  );
  app.get("/readyz", async (_request, reply) => {
    const api = (await isApiResponding()) ? "up" : "down";
    const isReady = source.getCurrent() !== undefined;
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ready" : "no release is live", api });
  });
}
