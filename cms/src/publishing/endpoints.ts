import type { Endpoint, Payload } from "payload";
import { roleOf } from "../access";
import type { Environment } from "../environment";
import { publishingStatus } from "./publishing-status";
import { queueWebhook } from "./queue-webhook";

type Settings = Pick<Environment, "publishing" | "mediaUrl">;

/** GET /cms/api/publishing for staff, POST /cms/api/publishing/rebuild for admins and editors. */
export function publishingEndpoints(settings: Settings): Endpoint[] {
  return [
    {
      path: "/publishing",
      method: "get",
      handler: async ({ payload, user }) => {
        const role = roleOf(user);
        if (role === null) return reply(401, "Please sign in.");
        const overview = await publishingStatus(payload, settings);
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
        if (role === null) return reply(401, "Please sign in.");
        if (role === "compliance") return reply(403, "You are not allowed to do this.");
        if (settings.publishing.target === null) {
          return reply(409, "Nobody is told of changes: REBUILD_WEBHOOK_URL is off.");
        }
        // Pressed again while the first still waits, it would ask for the same.
        if (!(await isAsked(payload))) await queueWebhook(payload, { type: "rebuild.requested" });
        return reply(202, "The site is asked to rebuild.");
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

function reply(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
