import { useEffect, useState } from "react";

type LoadedResponse<T> = { data: T; failed?: false } | { data?: undefined; failed: true };

/** Returns undefined until `load`, which must be memoised, ends. `failure` is logged before an error. */
export function useResponse<T>(
  load: ((signal: AbortSignal) => Promise<T | undefined>) | null,
  failure: string,
): LoadedResponse<T> | undefined {
  const [result, setResult] = useState<LoadedResponse<T> & { by: typeof load }>();

  useEffect(() => {
    if (load === null) return;
    const controller = new AbortController();
    load(controller.signal).then(
      (data) => {
        if (data !== undefined && !controller.signal.aborted) setResult({ by: load, data });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error(failure, error);
        setResult({ by: load, failed: true });
      },
    );
    return () => controller.abort();
  }, [load, failure]);

  return result?.by === load ? result : undefined;
}
