/** Throws a TimeoutError after `ms`: Node 20's fetch may miss a garbage-collected signal. */
export async function limitTime<T>(
  ms: number,
  message: string,
  signal: AbortSignal | undefined,
  runTask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const abortLate = () => limit.abort(Object.assign(new Error(message), { name: "TimeoutError" }));
  const timer = setTimeout(abortLate, ms);
  const forwardAbort = () => limit.abort(signal?.reason);
  signal?.addEventListener("abort", forwardAbort);
  const aborted = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener("abort", () => reject(limit.signal.reason));
  });
  try {
    signal?.throwIfAborted();
    return await Promise.race([runTask(limit.signal), aborted]);
  } catch (error) {
    limit.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", forwardAbort);
  }
}
