import type { CollectionSlug, Endpoint, Payload } from "payload";
import { hasBearerToken } from "../../../src/shared/node/bearer-token";
import { QUEUES_PATH, type QueueCounts } from "../../../src/shared/contract/queues";

/** Returns GET /cms/api/queues: counts for the site server's metrics; needs REBUILD_TOKEN. */
export function createQueuesEndpoint(token: string | null): Endpoint {
  return {
    path: QUEUES_PATH.replace("/cms/api", ""),
    method: "get",
    handler: async ({ payload, headers }) => {
      const init = { headers: { "cache-control": "no-store" } };
      if (!hasBearerToken(headers.get("authorization"), token)) {
        return Response.json({ message: "A token is required." }, { status: 401, ...init });
      }
      const [mail, webhook] = await Promise.all([
        countMessages(payload, "enquiries"),
        countMessages(payload, "deliveries"),
      ]);
      return Response.json({ mail, webhook } satisfies QueueCounts, init);
    },
  };
}

async function countMessages(payload: Payload, collection: CollectionSlug) {
  const countState = async (state: string) => {
    const where = { "delivery.state": { equals: state } };
    return (await payload.count({ collection, where })).totalDocs;
  };
  const [waiting, failed] = await Promise.all([countState("stored"), countState("failed")]);
  return { waiting, failed };
}
