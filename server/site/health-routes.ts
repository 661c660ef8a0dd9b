import type { FastifyInstance } from "fastify";
import type { ReleaseSource } from "./release-source";
import { contentVersionEndpoint } from "../../src/shared/contract/content-version";
import { limitTime } from "../../src/shared/domain/time-limit";
import { createApiRequest } from "../../src/shared/node/api-request";

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

const TIMEOUT_MS = 2000;
/** Milliseconds between calls of the API, independent of the number of monitors. */
const CACHED_MS = 5000;

/** Returns true if the API sends any response, an error included, within `timeoutMs`. */
export async function isApiResponding(apiHost: string, timeoutMs: number): Promise<boolean> {
  try {
    const { url, headers } = createApiRequest(apiHost, contentVersionEndpoint.path);
    return await limitTime(timeoutMs, "no response", undefined, async (signal) => {
      const response = await fetch(url, { headers, signal });
      await response.body?.cancel();
      return true;
    });
  } catch {
    return false;
  }
}

/** Returns a function like {@link isApiResponding} whose result is shared for 5 s. */
export function createApiProbe(apiHost: string, timeoutMs = TIMEOUT_MS): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let expiresAt = 0;
  return () => {
    const now = performance.now();
    if (result === undefined || now >= expiresAt) {
      result = isApiResponding(apiHost, timeoutMs);
      expiresAt = now + CACHED_MS;
    }
    return result;
  };
}
