import { contentVersionPath, readContentVersion } from "../../src/contract/content-version";

/** The API's content version; undefined when it cannot be had. */
export async function contentVersion(
  apiHost: string,
  timeLimitMs = 10_000,
): Promise<string | undefined> {
  try {
    const answer = await fetch(apiHost + contentVersionPath(), {
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return answer.ok ? readContentVersion(await answer.json()).version : undefined;
  } catch {
    return undefined;
  }
}
