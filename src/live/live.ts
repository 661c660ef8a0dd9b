import type { ResourceName, Resources } from "../shared/contract/resources";

/**
 * waiting: not started (`when` is false, or script has just begun, or there is none);
 * loading: a call is under way; error: the last call failed; ready: `data` is the API's answer.
 */
export type LiveState = "waiting" | "loading" | "error" | "ready";

export type Live<T> = {
  state: LiveState;
  /**
   * The newest answer, else what was built; it stays while a later call is under way and after one that
   * failed.
   */
  data: T | null;
  /** Of when `data` is, as an ISO moment; null where nothing is known. */
  at: string | null;
  /** `data` is no answer of this visit: it was built, or the API could not be asked for another. */
  kept: boolean;
  /** Asks again: after an error, or to refresh. Errors also recover by themselves. */
  retry: () => void;
};

export type LiveOptions<T> = {
  /** Nothing is loaded before this is true. */
  when?: boolean;
  built?: Built<T> | null;
};

/** What the build knew, as a page's query has it (API-06). */
export type Built<T> = { at: string | null; data: T | null };

/** The data of a page whose query names these calls, `jobs: lastAnswer(…) { at data }`. */
export type BuiltAnswers<K extends ResourceName> = { [N in K]: Built<Resources[N]> | null };
