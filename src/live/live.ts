/**
 * waiting: not started (`when` is false, or script has just begun, or there is none);
 * loading: a call is under way; error: the last call failed; ready: `data` is the API's answer.
 */
export type LiveState = "waiting" | "loading" | "error" | "ready";

export type Live<T> = {
  state: LiveState;
  /** The newest answer; it stays while a later call is under way and after one that failed. */
  data: T | null;
  /** When the API gave `data`, in ISO form. */
  answeredAt?: string;
  /** Asks again: after an error, or to refresh. Errors also recover by themselves. */
  retry: () => void;
};

export type LiveOptions = {
  /** Nothing is loaded before this is true. */
  when?: boolean;
};
