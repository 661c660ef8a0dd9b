/**
 * Runs with a signal that aborts with the caller's `signal` or after `ms`, and throws that signal's
 * reason or a TimeoutError with `message`, whatever `run` throws. Node 20's fetch and
 * `AbortSignal.any` may miss the signal after garbage collection, so this settles without them.
 */
export async function withTimeLimit<T>(
  ms: number,
  message: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const end = () => limit.abort(Object.assign(new Error(message), { name: "TimeoutError" }));
  const timer = setTimeout(end, ms);
  const leave = () => limit.abort(signal?.reason);
  signal?.addEventListener("abort", leave);
  const aborted = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener("abort", () => reject(limit.signal.reason));
  });
  try {
    signal?.throwIfAborted();
    return await Promise.race([run(limit.signal), aborted]);
  } catch (error) {
    limit.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}
