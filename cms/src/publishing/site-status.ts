import * as v from "valibot";
import type { RebuildStatus } from "../../../src/contract/rebuild";
import type { PublishingSettings } from "../settings/publishing";

const TIME_LIMIT_MS = 3000;

/** Why nobody tells how the site stands. */
export type Silence = "nobody-asked" | "no-token" | "unreachable" | "refused" | "unreadable";

export type SiteStatus = { known: true; status: RebuildStatus } | { known: false; why: Silence };

const moment = v.nullable(v.number());
const RebuildStatusSchema: v.GenericSchema<unknown, RebuildStatus> = v.object({
  live: v.nullable(
    v.object({ release: v.string(), contentVersion: v.nullable(v.string()), posts: v.number() }),
  ),
  pending: v.nullable(v.object({ first: v.number(), latest: v.number() })),
  buildingSince: moment,
  failures: v.number(),
  nextTry: moment,
  lastError: v.nullable(v.object({ at: v.number(), message: v.string() })),
  lastBuild: v.nullable(
    v.object({
      at: v.number(),
      release: v.string(),
      seconds: v.number(),
      contentVersion: v.nullable(v.string()),
    }),
  ),
});

/** Asks the site server how publishing stands, for at most 3 s; never throws. */
export async function askSite({
  statusUrl,
  token,
}: Pick<PublishingSettings, "statusUrl" | "token">): Promise<SiteStatus> {
  if (statusUrl === null) return { known: false, why: "nobody-asked" };
  if (token === null) return { known: false, why: "no-token" };
  try {
    const answer = await fetch(statusUrl, {
      headers: { authorization: `Bearer ${token}`, accept: "application/json" },
      // A redirect would carry the token to another host.
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return { known: false, why: "refused" };
    }
    return readStatus(await answer.text());
  } catch {
    return { known: false, why: "unreachable" };
  }
}

function readStatus(text: string): SiteStatus {
  try {
    return { known: true, status: v.parse(RebuildStatusSchema, JSON.parse(text)) };
  } catch {
    return { known: false, why: "unreadable" };
  }
}
