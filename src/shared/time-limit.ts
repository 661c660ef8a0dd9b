/**
 * Runs with a signal that aborts with the caller's `signal` or after `ms`, and throws that one's reason or
 * an Error of `message`, whatever `run` made of it. `AbortSignal.any` would do, but Node 20 loses a time
 * limit in it as soon as it collects garbage, and browsers have it only since 2024.
 */
export async function withTimeLimit<T>(
  ms: number,
  message: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(message)), ms);
  const leave = () => limit.abort(signal?.reason);
  signal?.addEventListener("abort", leave);
  try {
    signal?.throwIfAborted();
    return await run(limit.signal);
  } catch (error) {
    limit.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}
