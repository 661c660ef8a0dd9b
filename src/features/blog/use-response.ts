import { useEffect, useState } from "react";

type LoadedResponse<T> = { data: T; failed?: false } | { data?: undefined; failed: true };

/** Returns undefined until `loadResponse`, which must be memoised, ends. `failure` is logged before an error. */
export function useResponse<T>(
  loadResponse: ((signal: AbortSignal) => Promise<T | undefined>) | null,
  failure: string,
): LoadedResponse<T> | undefined {
  const [result, setResult] = useState<LoadedResponse<T> & { by: typeof loadResponse }>();

  useEffect(() => {
    if (loadResponse === null) return;
    const controller = new AbortController();
    loadResponse(controller.signal).then(
      (data) => {
        if (data !== undefined && !controller.signal.aborted) setResult({ by: loadResponse, data });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error(failure, error);
        setResult({ by: loadResponse, failed: true });
      },
    );
    return () => controller.abort();
  }, [loadResponse, failure]);

  return result?.by === loadResponse ? result : undefined;
}
