import * as v from "valibot";
import { apiRequest } from "../../src/shared/api-request";
import { QUEUES_PATH, QueueCountsSchema, type QueueCounts } from "../../src/shared/contract/queues";

const TIME_LIMIT_MS = 3000;

/** Null where the CMS does not tell them: another API, another token, or it is down. */
export async function fetchQueueCounts(
  apiHost: string,
  token: string | null,
): Promise<QueueCounts | null> {
  if (token === null) return null;
  try {
    const answer = await fetch(apiRequest(apiHost, QUEUES_PATH).url, {
      headers: { authorization: `Bearer ${token}` },
      redirect: "error",
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return v.parse(QueueCountsSchema, await answer.json());
  } catch {
    return null;
  }
}
