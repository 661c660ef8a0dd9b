import * as v from "valibot";

/** GET with REBUILD_TOKEN: the numbers of queued messages of the CMS (ours, not the source's). */
export const QUEUES_PATH = "/cms/api/queues";

/** File of DATA_DIR with the time of the newest backup that was checked (EDT-58). */
export const CHECKED_BACKUP = "backup-checked.txt";

const states = v.object({ waiting: v.number(), failed: v.number() });
export const QueueCountsSchema = v.object({ mail: states, webhook: states });
export type QueueCounts = v.InferOutput<typeof QueueCountsSchema>;
