import { useCallback, useEffect, useState } from "react";
import type { PublishingStatus } from "../publishing/publishing-status";
import { isUnderWay } from "./publishing-messages";

const SOON_MS = 3000;
const LATER_MS = 15_000;

export type PublishingResponse = PublishingStatus & { mayRebuild: boolean; mayConfirm: boolean };

export type Publishing = {
  response: PublishingResponse | null;
  isLost: boolean;
  refresh: () => void;
};

/** Polls the state of publishing every few seconds while something happens, never while hidden. */
export function usePublishingStatus(address: string): Publishing {
  const [response, setResponse] = useState<PublishingResponse | null>(null);
  const [isLost, setLost] = useState(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let timer: number | undefined;
    let latest = 0;
    const look = async (): Promise<void> => {
      const own = (latest += 1);
      window.clearTimeout(timer);
      const found = await fetchStatus(address);
      // The page was hidden, shown or left meanwhile, so another poll has replaced this one.
      if (own !== latest) return;
      setLost(found === null);
      if (found !== null) setResponse(found);
      timer = window.setTimeout(
        () => void look(),
        found !== null && isUnderWay(found) ? SOON_MS : LATER_MS,
      );
    };
    const rest = (): void => {
      latest += 1;
      window.clearTimeout(timer);
    };
    const follow = (): void => (document.hidden ? rest() : void look());
    document.addEventListener("visibilitychange", follow);
    follow();
    return () => {
      document.removeEventListener("visibilitychange", follow);
      rest();
    };
  }, [address, asked]);

  const refresh = useCallback(() => setAsked((count) => count + 1), []);
  return { response, isLost, refresh };
}

async function fetchStatus(address: string): Promise<PublishingResponse | null> {
  try {
    const response = await fetch(address, { credentials: "include", cache: "no-store" });
    return response.ok ? ((await response.json()) as PublishingResponse) : null;
  } catch {
    return null;
  }
}
