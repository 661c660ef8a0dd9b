import { fetchContentVersion } from "../../src/config/content-version";

export type PollOptions = {
  apiHost: string;
  /** Milliseconds between two looks; 0 is never. */
  everyMs: number;
  /**
   * The content version of the newest release; null when it is not known. Not of the live one: who
   * has rolled back must not find that undone a minute later.
   */
  newest: () => string | null;
  /** Called when the API is ahead of it. */
  onBehind: () => void;
};

/**
 * Asks the API's content version each minute and so heals a webhook that got lost (BLD-05). A build
 * that failed for this version is left to its own back-off: only a version not seen before counts.
 * @returns a function that ends it
 */
export function pollContentVersion({
  apiHost,
  everyMs,
  newest,
  onBehind,
}: PollOptions): () => void {
  if (everyMs === 0) return () => undefined;
  let reported: string | undefined;
  const ask = async (): Promise<void> => {
    const version = (await fetchContentVersion(apiHost))?.version;
    if (version === undefined || version === newest() || version === reported) return;
    reported = version;
    onBehind();
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  void ask();
  return () => clearInterval(timer);
}
