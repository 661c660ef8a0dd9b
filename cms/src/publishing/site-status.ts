import * as v from "valibot";
import { attempt } from "../../../src/shared/domain/read-field";
import { RebuildStatusSchema, type RebuildStatus } from "../../../src/shared/contract/rebuild";
import { limitTime } from "../../../src/shared/domain/time-limit";
import type { PublishingSettings } from "../environment";

const TIME_LIMIT_MS = 3000;

export type UnknownReason = "no-status-url" | "no-token" | "unreachable" | "refused" | "unreadable";

export type SiteStatus =
  | { isKnown: true; status: RebuildStatus }
  | { isKnown: false; reason: UnknownReason };

/** Returns the publishing status of the site server within 3 s. Never throws. */
export async function fetchSiteStatus({
  statusUrl,
  token,
}: Pick<PublishingSettings, "statusUrl" | "token">): Promise<SiteStatus> {
  if (statusUrl === null) return { isKnown: false, reason: "no-status-url" };
  if (token === null) return { isKnown: false, reason: "no-token" };
  try {
    return await limitTime(TIME_LIMIT_MS, "no response in 3 s", undefined, async (signal) => {
      const response = await fetch(statusUrl, {
        headers: { authorization: `Bearer ${token}`, accept: "application/json" },
        // A redirect would carry the token to another host.
        redirect: "error",
        cache: "no-store",
        signal,
      });
      if (response.ok) return readStatus(await response.text());
      await response.body?.cancel();
      return { isKnown: false, reason: "refused" };
    });
  } catch {
    return { isKnown: false, reason: "unreachable" };
  }
}

function readStatus(text: string): SiteStatus {
  const status = attempt(() => v.parse(RebuildStatusSchema, JSON.parse(text)), null);
  return status ? { isKnown: true, status } : { isKnown: false, reason: "unreadable" };
}
