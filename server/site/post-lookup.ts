import { blogPath } from "../../src/contract/blogs";

/** What the API says about a slug. */
export type PostLookup = "known" | "unknown" | "unreachable";

const TIME_OUT_MS = 2000;

/**
 * Asks the API whether a post exists (PST-04). 400, 404, 410 and an answer without data mean
 * that it does not; anything else that is not a readable 200 means that nobody can say.
 */
export async function lookUpPost(apiHost: string, slug: string): Promise<PostLookup> {
  const address = new URL(blogPath(slug), apiHost);
  try {
    const answer = await fetch(address, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    if ([400, 404, 410].includes(answer.status)) return "unknown";
    if (!answer.ok) return "unreachable";
    return hasData(await answer.json()) ? "known" : "unknown";
  } catch {
    return "unreachable";
  }
}

function hasData(body: unknown): boolean {
  if (typeof body !== "object" || body === null || !("data" in body)) return false;
  return typeof body.data === "object" && body.data !== null;
}
