import { randomUUID } from "node:crypto";
import type { Endpoint, Payload } from "payload";
import { CONFIRM_TYPE } from "../../../src/shared/contract/rebuild";
import { sendWebhook } from "../../../src/shared/node/webhook";
import { roleOf } from "../lib/access";
import { note } from "../audit/audit-hooks";
import type { Environment } from "../environment";
import { publishingStatus } from "./publishing-status";
import { queueWebhook } from "./queue-webhook";

type Settings = Pick<Environment, "publishing" | "mediaUrl" | "today">;

/** GET /cms/api/publishing for staff, POST …/rebuild for editors, POST …/confirm for admins. */
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
          { ...overview, mayRebuild: role !== "compliance", mayConfirm: role === "admin" },
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
          return reply(409, "Changes are not sent to the site: REBUILD_WEBHOOK_URL is off.");
        }
        // A second request while the first one waits adds nothing.
        if (!(await isAsked(payload))) await queueWebhook(payload, { type: "rebuild.requested" });
        return reply(202, "Rebuild requested.");
      },
    },
    {
      path: "/publishing/confirm",
      method: "post",
      handler: async (req) => {
        const role = roleOf(req.user);
        if (role === null) return reply(401, "Please sign in.");
        if (role !== "admin") return reply(403, "Only an admin may confirm a release.");
        const { pendingApproval } = { pendingApproval: undefined, ...(await req.json?.()) };
        if (typeof pendingApproval !== "string")
          return reply(400, '"pendingApproval" must name the held release.');
        const answer = await confirmRelease(settings.publishing, pendingApproval);
        // Logged, because it may remove posts from the site.
        const confirmed = { action: "release confirmed", collection: "", details: pendingApproval };
        if (answer.status === 202) await note(req, confirmed);
        return answer;
      },
    },
  ];
}

/** Sends the approval directly instead of queueing it, because the admin waits for the result. */
async function confirmRelease(
  { target, secret, timeoutMs }: Settings["publishing"],
  pendingApproval: string,
): Promise<Response> {
  if (target === null || secret === null) {
    return reply(
      409,
      "The site server cannot be reached with these settings: see REBUILD_WEBHOOK_URL, WEBHOOK_SECRETS.",
    );
  }
  const message = { id: `msg_${randomUUID()}`, type: CONFIRM_TYPE, data: { pendingApproval } };
  const status = await sendWebhook(target, secret, message, timeoutMs).catch(() => 0);
  if (status === 202) return reply(202, "The release is live.");
  return status === 409
    ? reply(409, "That release is no longer held. Look at the newest state.")
    : reply(502, "The site server did not take it. Please try once more.");
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
