import { fetchContentVersion } from "../../src/shared/fetch-content-version";
import { isBuilt } from "./is-built";

type PollOptions = {
  apiHost: string;
  /** 0 is never. */
  everyMs: number;
  /** Of the newest release, not the live one: a roll-back is not to be undone a minute later. */
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
  const ask = async (): Promise<void> => {
    const version = (await fetchContentVersion(apiHost))?.version;
    if (version === undefined || isBuilt(version, newest(), isRolledBack)) return;
    if (version === reported || isBusy()) return;
    reported = version;
    onBehind();
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  void ask();
  return () => clearInterval(timer);
}
