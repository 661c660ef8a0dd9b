/** An answer that was not OK. */
export class ResponseError extends Error {
  override name = "ResponseError";

  constructor(
    readonly status: number,
    path: string,
    /** Milliseconds after which the API wants to be asked again; null where it says nothing. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${path} answered ${status}`);
  }
}

/** Where the browser asks: the site's own origin unless the API stands elsewhere (BLD-06). */
const apiBase = process.env.GATSBY_BROWSER_API_HOST ?? "";

export const TIMEOUT_MS = 10_000;

/**
 * GETs JSON from the API, or from elsewhere where `address` names a host; aborts with `signal` or
 * after 10 s. Throws on anything but a 2xx with whole JSON; messages never hold a query (keys) nor a
 * header (tokens).
 */
export async function fetchJson(
  address: string,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<unknown> {
  const shown = address.replace(/\?.*/, "");
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new Error(`${shown} took over ${TIMEOUT_MS} ms`)),
    TIMEOUT_MS,
  );
  const abort = () => timeout.abort(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    signal.throwIfAborted();
    const response = await fetch(address.startsWith("/") ? apiBase + address : address, {
      headers: { accept: "application/json", ...headers },
      signal: timeout.signal,
    });
    if (!response.ok) {
      throw new ResponseError(response.status, shown, retryAfterOf(response.headers));
    }
    return parse(await response.text(), response.headers.get("content-type"), shown);
  } catch (error) {
    // A body that is given up comes as an AbortError, which would not say that it took too long.
    timeout.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/** What to put before picture paths of the API. */
export const pictureBase = apiBase;

function parse(body: string, type: string | null, shown: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SyntaxError(
      `${shown} answered no whole JSON (${type ?? "no content type"}, ${body.length} characters)`,
    );
  }
}

/** Seconds or a date, as HTTP has it. */
function retryAfterOf(headers: Headers): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
