import * as v from "valibot";
import { apiRequest } from "../../src/shared/node/api-request";
import { QUEUES_PATH, QueueCountsSchema, type QueueCounts } from "../../src/shared/contract/queues";
import { withTimeLimit } from "../../src/shared/domain/time-limit";

const TIME_LIMIT_MS = 3000;

/** Null if the CMS does not report them: another API, another token, or it is down. */
export async function fetchQueueCounts(
  apiHost: string,
  token: string | null,
): Promise<QueueCounts | null> {
  if (token === null) return null;
  try {
    return await withTimeLimit(TIME_LIMIT_MS, "too late", undefined, async (signal) => {
      const headers = { authorization: `Bearer ${token}` };
      const { url } = apiRequest(apiHost, QUEUES_PATH);
      const answer = await fetch(url, { headers, redirect: "error", signal });
      return v.parse(QueueCountsSchema, await answer.json());
    });
  } catch {
    return null;
  }
}
