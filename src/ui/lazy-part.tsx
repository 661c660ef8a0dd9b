import { lazy, memo, Suspense, type ComponentType, type ReactNode } from "react";
import { awaitInteraction } from "../shared/domain/first-interaction";

const RETRY_MS = 10_000;

/** Fallback that keeps what follows the part out of view. */
export const FULL_HEIGHT = <div style={{ minHeight: "100vh" }} />;

/**
 * Returns a component whose script loads at the first interaction (0018); until then the built HTML
 * or, after a link, `fallback` is shown. If props change before that, React discards the HTML.
 */
export function createLazyPart<Props extends object>(
  getView: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const View = lazy(async () => {
    if (typeof window !== "undefined") await awaitInteraction();
    return { default: await loadWithRetry(getView) };
  });
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <View {...props} />
      </Suspense>
    );
  });
}

async function loadWithRetry<View>(getView: () => Promise<View>): Promise<View> {
  for (;;) {
    try {
      return await getView();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
