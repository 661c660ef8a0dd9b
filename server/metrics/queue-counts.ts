import * as v from "valibot";
import { createApiRequest } from "../../src/shared/node/api-request";
import { QUEUES_PATH, QueueCountsSchema, type QueueCounts } from "../../src/shared/contract/queues";
import { RebuildStatusSchema, type RebuildStatus } from "../../src/shared/contract/rebuild";
import { limitTime } from "../../src/shared/domain/time-limit";
import { callPublisher, LOCAL_STATUS_PATH } from "../process/publisher-socket";

const TIME_LIMIT_MS = 3000;

/** Returns null if the CMS is down, has another token, or is another API. */
export async function fetchQueueCounts(
  apiHost: string,
  token: string | null,
): Promise<QueueCounts | null> {
  if (token === null) return null;
  const { url } = createApiRequest(apiHost, QUEUES_PATH);
  const headers = { authorization: `Bearer ${token}` };
  const body = await readJson((signal) => fetch(url, { headers, redirect: "error", signal }));
  const counts = v.safeParse(QueueCountsSchema, body);
  return counts.success ? counts.output : null;
}

/** Returns null while no publisher runs. */
export async function fetchBuildCounts(dataDir: string): Promise<RebuildStatus["counts"] | null> {
  const body = await readJson((signal) => callPublisher(dataDir, LOCAL_STATUS_PATH, { signal }));
  const status = v.safeParse(RebuildStatusSchema, body);
  return status.success ? status.output.counts : null;
}

async function readJson(call: (signal: AbortSignal) => Promise<Response>): Promise<unknown> {
  try {
    return await limitTime(TIME_LIMIT_MS, "no response in 3 s", undefined, async (signal) =>
      (await call(signal)).json(),
    );
  } catch {
    return null;
  }
}
