import { createApiRequest } from "./api-request";
import { contentVersionEndpoint, type ContentVersion } from "../contract/content-version";
import { limitTime } from "../domain/time-limit";

/** Returns the API's content version, or undefined after a timeout or error. */
export async function fetchContentVersion(
  apiHost: string,
  timeLimitMs = 10_000,
): Promise<ContentVersion | undefined> {
  try {
    const { url, headers } = createApiRequest(apiHost, contentVersionEndpoint.path);
    return await limitTime(timeLimitMs, "too late", undefined, async (signal) => {
      const response = await fetch(url.href, { headers, signal });
      if (response.ok) return contentVersionEndpoint.read(await response.json());
      // An unread body would block its connection.
      await response.body?.cancel();
      return undefined;
    });
  } catch {
    return undefined;
  }
}
