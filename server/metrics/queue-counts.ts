import * as v from "valibot";
import { createApiRequest } from "../../src/shared/node/api-request";
import { QUEUES_PATH, QueueCountsSchema, type QueueCounts } from "../../src/shared/contract/queues";
import {
  RebuildStatusSchema,
  STATUS_PATH,
  type RebuildStatus,
} from "../../src/shared/contract/rebuild";
import { limitTime } from "../../src/shared/domain/time-limit";
import type { PublisherAddress } from "../process/data-folder-lock";

const TIME_LIMIT_MS = 3000;

/** Returns null if the CMS is down, has another token, or is another API. */
export async function fetchQueueCounts(
  apiHost: string,
  token: string | null,
): Promise<QueueCounts | null> {
  if (token === null) return null;
  const body = await fetchJson(createApiRequest(apiHost, QUEUES_PATH).url, token);
  const counts = v.safeParse(QueueCountsSchema, body);
  return counts.success ? counts.output : null;
}

/** Returns null while no publisher runs. */
export async function fetchBuildCounts(
  publisher: PublisherAddress | undefined,
): Promise<RebuildStatus["counts"] | null> {
  if (publisher === undefined) return null;
  const { port, token } = publisher;
  const body = await fetchJson(new URL(`http://127.0.0.1:${port}${STATUS_PATH}`), token);
  const status = v.safeParse(RebuildStatusSchema, body);
  return status.success ? status.output.counts : null;
}

async function fetchJson(url: URL, token: string): Promise<unknown> {
  try {
    return await limitTime(TIME_LIMIT_MS, "no response in 3 s", undefined, async (signal) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(url, { headers, redirect: "error", signal });
      return await response.json();
    });
  } catch {
    return null;
  }
}
