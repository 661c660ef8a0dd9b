/** The API's content version; undefined when it cannot be had. */
export async function contentVersion(
  apiHost: string,
  timeLimitMs = 10_000,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${apiHost}/api/content-version`, {
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof body !== "object" || body === null || !("version" in body)) return undefined;
    return typeof body.version === "string" ? body.version : undefined;
  } catch {
    return undefined;
  }
}
