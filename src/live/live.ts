/**
 * waiting: not started (`when` is false, or script has just begun, or there is none);
 * loading: a call is under way; error: the last call failed; ready: `data` is the API's answer.
 */
export type LiveState = "waiting" | "loading" | "error" | "ready";

/** A resource of the API as a page knows it now (BLD-03). */
export type Live<T> = {
  state: LiveState;
  /** The newest answer; it stays while a later call is under way and after one that failed. */
  data: T | null;
  /** Asks again: after an error, or to refresh. Errors also recover by themselves. */
  retry: () => void;
};

export type LiveOptions = {
  /** Nothing is loaded before this is true (a section nears the viewport, the page is idle). */
  when?: boolean;
};
