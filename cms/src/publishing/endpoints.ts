import type { Endpoint, Payload } from "payload";
import { roleOf } from "../access/staff";
import type { Environment } from "../environment";
import { publishingOverview } from "./overview";
import { queueDelivery } from "./queue-delivery";

type Settings = Pick<Environment, "publishing" | "mediaUrl">;

/**
 * GET /cms/api/publishing: how publishing stands, for staff.
 * POST /cms/api/publishing/rebuild: asks the site for a rebuild, for admins and editors.
 */
export function publishingEndpoints(settings: Settings): Endpoint[] {
  return [
    {
      path: "/publishing",
      method: "get",
      handler: async ({ payload, user }) => {
        const role = roleOf(user);
        if (role === null) return told(401, "Please sign in.");
        const overview = await publishingOverview(payload, settings);
        return Response.json(
          { ...overview, mayRebuild: role !== "compliance" },
          { headers: { "cache-control": "no-store" } },
        );
      },
    },
    {
      path: "/publishing/rebuild",
      method: "post",
      handler: async ({ payload, user }) => {
        const role = roleOf(user);
        if (role === null) return told(401, "Please sign in.");
        if (role === "compliance") return told(403, "You are not allowed to do this.");
        if (settings.publishing.target === null) {
          return told(409, "Nobody is told of changes: REBUILD_WEBHOOK_URL is off.");
        }
        // Pressed again while the first still waits, it would ask for the same.
        if (!(await isAsked(payload))) await queueDelivery(payload, { type: "rebuild.requested" });
        return told(202, "The site is asked to rebuild.");
      },
    },
  ];
}

async function isAsked(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: "deliveries",
    where: {
      and: [
        { type: { equals: "rebuild.requested" } },
        { "delivery.state": { equals: "stored" } },
        { "delivery.attempts": { equals: 0 } },
      ],
    },
  });
  return totalDocs > 0;
}

function told(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
