/** An answer that was not OK. */
export class ResponseError extends Error {
  override name = "ResponseError";

  constructor(
    readonly status: number,
    path: string,
  ) {
    super(`${path} answered ${status}`);
  }
}

/** Where the browser asks: the site's own origin unless the API stands elsewhere (BLD-06). */
const apiBase = process.env.GATSBY_BROWSER_API_HOST ?? "";

const TIMEOUT_MS = 10_000;

/** GETs JSON from the API; aborts with `signal` or after 10 s. Throws on anything but a 2xx. */
export async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new Error(`${path} took over ${TIMEOUT_MS} ms`)),
    TIMEOUT_MS,
  );
  const abort = () => timeout.abort(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    const response = await fetch(apiBase + path, {
      headers: { accept: "application/json" },
      signal: timeout.signal,
    });
    if (!response.ok) throw new ResponseError(response.status, path);
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/** What to put before picture paths of the API. */
export const pictureBase = apiBase;
