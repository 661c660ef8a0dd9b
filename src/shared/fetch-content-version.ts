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
    return answer.ok ? contentVersionEndpoint.read(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
