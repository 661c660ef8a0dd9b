import { contentVersionEndpoint, type ContentVersion } from "./contract/content-version";

/** The API's content version; undefined when it cannot be had in time. */
export async function fetchContentVersion(
  apiHost: string,
  timeLimitMs = 10_000,
): Promise<ContentVersion | undefined> {
  try {
    const answer = await fetch(apiHost + contentVersionEndpoint.path, {
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (answer.ok) return contentVersionEndpoint.read(await answer.json());
    // Left unread it would hold its connection.
    await answer.body?.cancel();
  } catch {
    // Not reached, too late or not readable.
  }
  return undefined;
}
