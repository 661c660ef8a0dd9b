import { getNow } from "../shared/domain/clock";
import { SNAPSHOT_HEADER } from "../shared/contract/snapshot";
import { limitTime } from "../shared/domain/time-limit";

/** The API's origin; empty when the site's own origin serves the API (BLD-06). */
export const apiBase = process.env.GATSBY_BROWSER_API_HOST ?? "";

/** Longer than the site server's timeout, after which it sends its last good response. */
const TIMEOUT_MS = 12_000;
const MAX_TRIES = 3;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 5_000;

export class ResponseError extends Error {
  override name = "ResponseError";

  constructor(
    readonly status: number,
    path: string,
    /** Milliseconds of the API's Retry-After, or null. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${path} returned ${status}`);
  }
}

/** `at`: ISO time of the API's response; `isStale`: it is the last good one (API-05). */
export type LiveResponse<T> = { data: T; at: string; isStale: boolean };

/** Like {@link fetchResponse}, but refuses stale data, which may contain unpublished posts. */
export async function fetchJson(
  address: string,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<unknown> {
  const { data, isStale } = await fetchResponse(address, signal, headers);
  if (isStale) throw new Error(`${address.replace(/\?.*/, "")} has no current response`);
  return data;
}

/** GETs JSON in up to three tries of 12 s. Throws if all fail; messages contain no secrets. */
export async function fetchResponse(
  address: string,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<LiveResponse<unknown>> {
  for (let tries = 1; ; tries++) {
    try {
      return await fetchOnce(address, signal, headers);
    } catch (error) {
      const delayMs = signal.aborted ? null : computeRetryDelayMs(tries, error);
      if (delayMs === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}

function fetchOnce(
  address: string,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<LiveResponse<unknown>> {
  const path = address.replace(/\?.*/, "");
  return limitTime(TIMEOUT_MS, `${path} took over ${TIMEOUT_MS} ms`, signal, async (limit) => {
    const response = await fetch(address.startsWith("/") ? apiBase + address : address, {
      headers: { accept: "application/json", ...headers },
      signal: limit,
    });
    if (!response.ok) {
      throw new ResponseError(response.status, path, parseRetryAfter(response.headers));
    }
    const data = parseBody(await response.text(), response.headers.get("content-type"), path);
    const snapshotAt = response.headers.get(SNAPSHOT_HEADER);
    return { data, at: snapshotAt || getNow().toISOString(), isStale: Boolean(snapshotAt) };
  });
}

function parseBody(body: string, type: string | null, path: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SyntaxError(
      `${path} returned incomplete JSON (${type ?? "no content type"}, ${body.length} characters)`,
    );
  }
}

function parseRetryAfter(headers: Headers): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - getNow().getTime();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** Returns the delay with jitter; null for the last try, a lasting error or a long Retry-After. */
function computeRetryDelayMs(count: number, error: unknown): number | null {
  if (count >= MAX_TRIES || !isTransient(error)) return null;
  const jitter = Math.random() * FIRST_WAIT_MS;
  const retryAfterMs = error instanceof ResponseError ? error.retryAfter : null;
  if (retryAfterMs !== null) return retryAfterMs > MAX_WAIT_MS ? null : retryAfterMs + jitter / 2;
  return (FIRST_WAIT_MS / 2 + jitter / 2) * 2 ** (count - 1);
}

/** True if a retry may help. `fetch` reports a lost connection as a TypeError. */
function isTransient(error: unknown): boolean {
  if (error instanceof ResponseError) return error.status === 429 || error.status >= 500;
  return error instanceof Error && error.name === "TypeError";
}
