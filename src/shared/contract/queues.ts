import * as v from "valibot";

/** GET with REBUILD_TOKEN: how many messages of the CMS are on their way (ours, not the source's). */
export const QUEUES_PATH = "/cms/api/queues";

const states = v.object({ waiting: v.number(), failed: v.number() });
export const QueueCountsSchema = v.object({ mail: states, webhook: states });
export type QueueCounts = v.InferOutput<typeof QueueCountsSchema>;
