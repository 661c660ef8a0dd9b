import { currentTime } from "../shared/domain/clock";
import { SNAPSHOT_HEADER } from "../shared/contract/snapshot";
import { withTimeLimit } from "../shared/domain/time-limit";
import { ResponseError, retryAfterOf } from "./response-error";
import { waitBeforeRetry } from "./retry";

/** Where the browser asks: the site's own origin unless the API stands elsewhere (BLD-06). */
export const apiBase = process.env.GATSBY_BROWSER_API_HOST ?? "";

/** A little more than the site server's own patience with the API, after which it has a kept answer. */
const TIMEOUT_MS = 12_000;

/** `at`: when the API gave it; `kept`: it gives none now, and the site server had this one (API-05). */
export type LiveAnswer<T> = { data: T; at: string; kept: boolean };

/** As {@link fetchAnswer}, of now: of posts and their lists a kept answer may show what was withdrawn. */
export async function fetchJson(
  address: string,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<unknown> {
  const { data, kept } = await fetchAnswer(address, signal, headers);
  if (kept) throw new Error(`${address.replace(/\?.*/, "")} has no answer of now`);
  return data;
}

/**
 * GETs JSON from the API, or from the host that `address` names, with tries of 12 s. Throws on
 * anything but a 2xx with whole JSON; messages never hold a query (keys) nor a header (tokens).
 */
export async function fetchAnswer(
  address: string,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<LiveAnswer<unknown>> {
  for (let tries = 1; ; tries++) {
    try {
      return await fetchOnce(address, signal, headers);
    } catch (error) {
      const wait = signal.aborted ? null : waitBeforeRetry(tries, error);
      if (wait === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

function fetchOnce(
  address: string,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<LiveAnswer<unknown>> {
  const shown = address.replace(/\?.*/, "");
  return withTimeLimit(TIMEOUT_MS, `${shown} took over ${TIMEOUT_MS} ms`, signal, async (limit) => {
    const response = await fetch(address.startsWith("/") ? apiBase + address : address, {
      headers: { accept: "application/json", ...headers },
      signal: limit,
    });
    if (!response.ok) {
      throw new ResponseError(response.status, shown, retryAfterOf(response.headers));
    }
    const data = parse(await response.text(), response.headers.get("content-type"), shown);
    const keptAt = response.headers.get(SNAPSHOT_HEADER);
    return { data, at: keptAt || currentTime().toISOString(), kept: Boolean(keptAt) };
  });
}

function parse(body: string, type: string | null, shown: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SyntaxError(
      `${shown} answered no whole JSON (${type ?? "no content type"}, ${body.length} characters)`,
    );
  }
}
