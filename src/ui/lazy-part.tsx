import { lazy, memo, Suspense, type ComponentType } from "react";
import { awaitInteraction } from "../shared/domain/first-interaction";

const RETRY_MS = 10_000;

/**
 * Returns a component whose script loads at the first interaction (decision 0018). Until then the page's
 * HTML shows it. Props that change earlier have React discard that HTML.
 */
export function createLazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const View = lazy(async () => {
    if (typeof window !== "undefined") await awaitInteraction();
    return { default: await loadWithRetry(load) };
  });
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    );
  });
}

async function loadWithRetry<View>(load: () => Promise<View>): Promise<View> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
