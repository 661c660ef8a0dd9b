import { fetchContentVersion } from "../../src/config/content-version";

export type PollOptions = {
  apiHost: string;
  everyMs: number;
  /** The content version of the live release; null when it is not known. */
  live: () => string | null;
  /** Called when the API is ahead of the live release. */
  onBehind: () => void;
};

/**
 * Asks the API's content version each minute and so heals a webhook that got lost (BLD-05). A build
 * that failed for this version is left to its own back-off: only a version not seen before counts.
 * @returns a function that ends it
 */
export function pollContentVersion({ apiHost, everyMs, live, onBehind }: PollOptions): () => void {
  let reported: string | undefined;
  const ask = async (): Promise<void> => {
    const version = (await fetchContentVersion(apiHost))?.version;
    if (version === undefined || version === live() || version === reported) return;
    reported = version;
    onBehind();
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  void ask();
  return () => clearInterval(timer);
}
