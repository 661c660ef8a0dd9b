import { lacksAnswers } from "../../src/shared/contract/content-version";
import { fetchContentVersion } from "../../src/shared/node/fetch-content-version";
import { isBuilt } from "./is-built";

/** Polls after which a release without a call's response is reported again. */
const REPEATED_AFTER = 10;

type PollOptions = {
  apiHost: string;
  /** 0 is never. */
  everyMs: number;
  /** Content version of the newest release, not the live one, or the poll undoes a roll-back. */
  newest: () => string | null;
  isRolledBack?: () => boolean;
  /** While a build is due or under way, which may bring what is missing. */
  isBusy: () => boolean;
  onBehind: () => void;
};

/** Heals a webhook that got lost (BLD-05). A build that failed has its own back-off. */
export function pollContentVersion(options: PollOptions): () => void {
  const { apiHost, everyMs, newest, isRolledBack = () => false, isBusy, onBehind } = options;
  if (everyMs === 0) return () => undefined;
  let reported: string | undefined;
  let since = 0;
  const ask = async (): Promise<void> => {
    const version = (await fetchContentVersion(apiHost))?.version;
    const built = newest();
    since += 1;
    if (version === undefined || isBuilt(version, built, isRolledBack)) return;
    // No version says when a failed call works again.
    const again = built !== null && lacksAnswers(built) && since >= REPEATED_AFTER;
    if ((version === reported && !again) || isBusy()) return;
    reported = version;
    since = 0;
    onBehind();
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  void ask();
  return () => clearInterval(timer);
}
