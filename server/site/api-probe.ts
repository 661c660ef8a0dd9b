import { contentVersionEndpoint } from "../../src/shared/contract/content-version";
import { limitTime } from "../../src/shared/domain/time-limit";
import { createApiRequest } from "../../src/shared/node/api-request";

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
