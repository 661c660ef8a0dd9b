import pRetry, { AbortError } from "p-retry";
import { createApiRequest, redactUrl } from "../../src/shared/node/api-request";
import { readField, readErrorMessage } from "../../src/shared/domain/read-field";
import { limitTime } from "../../src/shared/domain/time-limit";

export type CallOptions = {
  apiHost: string;
  timeoutMs: number;
  retries: number;
  signal?: AbortSignal;
  /** Tag of the previous response, which the API need not send again. */
  etag?: string | null;
};

/** An error with what failed, where and how to fix it, without secrets. */
export class CallError extends Error {
  override name = "CallError";

  constructor(
    message: string,
    /** Status of a response that a retry would not change. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** The complete body of a response; empty if `isMatch`, which is a 304 for the given tag. */
export type Body = { bytes: Buffer; type: string | null; etag: string | null; isMatch: boolean };

/** Returns the result of `readBody`. Retries its errors, timeouts, 408, 429, 5xx; throws {@link CallError}. */
export async function callApi<Result>(
  path: string,
  options: CallOptions,
  readBody: (body: Body) => Result,
): Promise<Result> {
  try {
    return await pRetry(async () => readBody(await fetchBody(path, options)), {
      signal: options.signal,
      retries: options.retries,
      minTimeout: 300,
      maxTimeout: 5_000,
      randomize: true,
    });
  } catch (error) {
    // A fault of `readBody`: connection errors are of another kind.
    if (error instanceof TypeError && !options.signal?.aborted) throw error;
    const tries = error instanceof FinalError ? 1 : options.retries + 1;
    const cause = readErrorMessage(error);
    throw new CallError(
      `GET ${redactUrl(options.apiHost + path)} failed${tries > 1 ? ` after ${tries} tries` : ""}: ${cause}. ` +
        `Check that the API is running and that GATSBY_API_HOST (now ${redactUrl(options.apiHost)}) is its address.`,
      error instanceof FinalError ? error.status : undefined,
    );
  }
}

/** An error that a retry would not change. */
class FinalError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

function fetchBody(path: string, { apiHost, timeoutMs, signal, etag }: CallOptions): Promise<Body> {
  return limitTime(timeoutMs, `no full response within ${timeoutMs} ms`, signal, async (limit) => {
    const { url, headers } = createApiRequest(apiHost, path);
    const match: Record<string, string> = etag ? { "if-none-match": etag } : {};
    const init = { headers: { accept: "application/json", ...match, ...headers }, signal: limit };
    const response = await fetch(url, init).catch(throwConnectionError);
    const isMatch = response.status === 304 && Boolean(etag);
    if (!response.ok && !isMatch) {
      await response.body?.cancel();
      throw createStatusError(response);
    }
    const bytes = Buffer.from(await response.arrayBuffer().catch(throwConnectionError));
    const { headers: received } = response;
    return { bytes, type: received.get("content-type"), etag: received.get("etag"), isMatch };
  });
}

function createStatusError({ status, statusText }: Response): Error {
  const message = `the response was ${status} ${statusText}`.trim();
  const canRetry = status >= 500 || status === 408 || status === 429;
  return canRetry ? new Error(message) : new AbortError(new FinalError(message, status));
}

/** Parses a body. Throws an Error with its type and size if it is not JSON. */
export function parseJson({ bytes, type }: Pick<Body, "bytes" | "type">): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(
      `the response is not complete JSON (${type ?? "no content type"}, ${bytes.length} bytes)`,
    );
  }
}

function throwConnectionError(error: unknown): never {
  const cause = readField(error, "cause") ?? error;
  const code = readField(cause, "code") ?? readField(cause, "message") ?? String(error);
  throw new Error(
    code === "ECONNREFUSED" ? "nothing is listening there (connection refused)" : String(code),
  );
}
