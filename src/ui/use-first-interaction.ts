import { useSyncExternalStore } from "react";
import { hasInteracted, onFirstInteraction } from "../shared/domain/first-interaction";

/** True once the visitor interacts or the page is idle; false in the built HTML. */
export const useFirstInteraction = () =>
  useSyncExternalStore(onFirstInteraction, hasInteracted, () => false);
