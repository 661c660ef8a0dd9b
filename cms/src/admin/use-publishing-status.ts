import { useCallback, useEffect, useState } from "react";
import type { PublishingStatus } from "../publishing/publishing-status";
import { isPublishing } from "./publishing-messages";

const BUSY_POLL_MS = 3000;
const IDLE_POLL_MS = 15_000;

export type PublishingResponse = PublishingStatus &
  Record<"mayRebuild" | "mayConfirm" | "mayApprove", boolean>;

export type Publishing = {
  response: PublishingResponse | null;
  isLost: boolean;
  refreshStatus: () => void;
};

/** Polls the state of publishing, more often while it changes and never on a hidden page. */
export function usePublishingStatus(address: string): Publishing {
  const [response, setResponse] = useState<PublishingResponse | null>(null);
  const [isLost, setLost] = useState(false);
  const [pollCount, setPollCount] = useState(0);

  useEffect(() => {
    let timer: number | undefined;
    let latest = 0;
    const pollStatus = async (): Promise<void> => {
      const own = (latest += 1);
      window.clearTimeout(timer);
      const status = await fetchStatus(address);
      // This poll was cancelled or replaced, because the page was hidden, shown or left.
      if (own !== latest) return;
      setLost(status === null);
      if (status !== null) setResponse(status);
      timer = window.setTimeout(
        () => void pollStatus(),
        status !== null && isPublishing(status) ? BUSY_POLL_MS : IDLE_POLL_MS,
      );
    };
    const stopPolling = (): void => {
      latest += 1;
      window.clearTimeout(timer);
    };
    const pollIfVisible = (): void => (document.hidden ? stopPolling() : void pollStatus());
    document.addEventListener("visibilitychange", pollIfVisible);
    pollIfVisible();
    return () => {
      document.removeEventListener("visibilitychange", pollIfVisible);
      stopPolling();
    };
  }, [address, pollCount]);

  const refreshStatus = useCallback(() => setPollCount((count) => count + 1), []);
  return { response, isLost, refreshStatus };
}

async function fetchStatus(address: string): Promise<PublishingResponse | null> {
  try {
    const response = await fetch(address, { credentials: "include", cache: "no-store" });
    return response.ok ? ((await response.json()) as PublishingResponse) : null;
  } catch {
    return null;
  }
}
