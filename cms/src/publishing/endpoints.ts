import { randomUUID } from "node:crypto";
import type { Endpoint, Payload } from "payload";
import * as v from "valibot";
import {
  CONFIRM_TYPE,
  CONTENT_TYPE,
  HOLD_TYPE,
  ROLL_BACK_TYPE,
} from "../../../src/shared/contract/rebuild";
import { readTextField } from "../../../src/shared/domain/read-field";
import { sendWebhook } from "../../../src/shared/node/webhook";
import { getRole, isOfficer, type Role } from "../lib/access";
import { describeHold, HoldSchema, readHold, writeHold } from "../lib/hold";
import { createReply, createSignInReply } from "../lib/reply";
import { recordAction } from "../audit/audit-hooks";
import { readPublishingStatus, type StatusSettings } from "./publishing-status";
import { queueWebhook } from "./queue-webhook";

/** Returns GET /cms/api/publishing for staff, POST …/rebuild for editors, others for admins. */
export function createPublishingEndpoints(settings: StatusSettings): Endpoint[] {
  return [
    {
      path: "/publishing",
      method: "get",
      handler: async ({ payload, user }) => {
        const role = getRole(user);
        if (role === null) return createSignInReply();
        const overview = await readPublishingStatus(payload, settings);
        return Response.json(
          {
            ...overview,
            mayRebuild: role !== "compliance",
            mayConfirm: role === "admin",
            mayApprove: role !== "editor",
          },
          { headers: { "cache-control": "no-store" } },
        );
      },
    },
    {
      path: "/publishing/rebuild",
      method: "post",
      handler: async ({ payload, user }) => {
        const role = getRole(user);
        if (role === null) return createSignInReply();
        if (role === "compliance") return createReply(403, "Your role may not rebuild the site.");
        if (settings.publishing.target === null) {
          return createReply(409, "Changes are not sent to the site: REBUILD_WEBHOOK_URL is off.");
        }
        // One waiting request is enough.
        if (!(await isQueued(payload))) await queueWebhook(payload, { type: "rebuild.requested" });
        return createReply(202, "Rebuild requested.");
      },
    },
    { path: "/publishing/hold", method: "post", handler: createHoldHandler(settings.publishing) },
    createReleaseEndpoint(settings.publishing, {
      path: "/publishing/confirm",
      type: CONFIRM_TYPE,
      key: "pendingApproval",
      action: "release approved",
      none: "That release is no longer pending approval. Reload the page to see the current state.",
    }),
    createReleaseEndpoint(settings.publishing, {
      path: "/publishing/content",
      type: CONTENT_TYPE,
      key: "content",
      action: "content approved",
      none: "That content no longer waits for approval. Reload the page to see the current state.",
      officer: "compliance",
    }),
    createReleaseEndpoint(settings.publishing, {
      path: "/publishing/rollback",
      type: ROLL_BACK_TYPE,
      key: "release",
      action: "release rolled back",
      none: "That release is no longer stored. Reload the page to see the current state.",
    }),
  ];
}

/** `officer`: another role than admin that may do it. */
type ReleaseAction = Record<"path" | "type" | "key" | "action" | "none", string> & {
  officer?: Role;
};

function createReleaseEndpoint(
  publishing: StatusSettings["publishing"],
  { path, type, key, action, none, officer }: ReleaseAction,
): Endpoint {
  return {
    path,
    method: "post",
    handler: async (req) => {
      const role = getRole(req.user);
      if (role === null) return createSignInReply();
      if (role !== "admin" && role !== officer)
        return createReply(403, "Only an admin may make a release live.");
      const id = readTextField(await req.json?.(), key);
      if (id === "") return createReply(400, `"${key}" must name the release.`);
      const hold = type === ROLL_BACK_TYPE ? null : await readHold(req.payload);
      if (hold) return createReply(409, describeHold(hold));
      const status = await sendNow(publishing, { type, data: { [key]: id } });
      if (status === null)
        return createReply(409, "Not sent: set REBUILD_WEBHOOK_URL and WEBHOOK_SECRETS.");
      if (status === 409) return createReply(409, none);
      if (status !== 202)
        return createReply(502, "The site server did not accept the request. Please try again.");
      // Recorded, because it may remove posts from the site.
      await recordAction(req, { action, collection: "", details: id });
      return createReply(202, "The release is live.");
    },
  };
}

/** Starts a hold, or ends it, for officers (EDT-71). */
function createHoldHandler({ target }: StatusSettings["publishing"]): Endpoint["handler"] {
  return async (req) => {
    if (req.user === null) return createSignInReply();
    if (!isOfficer({ req }))
      return createReply(403, "Only admins and compliance officers may hold publishing.");
    const { success, output } = v.safeParse(HoldSchema, await req.json?.());
    if (!success) return createReply(400, "Give a reason of at most 300 characters.");
    const { reason } = output;
    const hold = await readHold(req.payload);
    if (reason !== null && hold) return createReply(409, describeHold(hold));
    await writeHold(req.payload, reason, req.user.email);
    const action = reason === null ? "hold ended" : "hold started";
    await recordAction(req, { action, collection: "", details: reason ?? "" });
    if (target !== null) await queueWebhook(req.payload, { type: HOLD_TYPE });
    return createReply(202, "Stored.");
  };
}

/** Sends at once, because an admin waits. Returns null without settings, 0 without a response. */
async function sendNow(
  { target, secret, timeoutMs }: StatusSettings["publishing"],
  message: { type: string; data: object },
): Promise<number | null> {
  if (target === null || secret === null) return null;
  const id = `msg_${randomUUID()}`;
  return sendWebhook(target, secret, { id, ...message }, timeoutMs).catch(() => 0);
}

async function isQueued(payload: Payload): Promise<boolean> {
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
