import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { recordAction } from "../../audit/audit-hooks";
import { getNow } from "../../../../src/shared/domain/clock";
import { isEditor, getRole } from "../../lib/access";
import { SKIP_AUDIT_CONTEXT } from "../../lib/skip-audit-context";
import type { Post } from "../../payload-types";
import { hashPost } from "./approval-digest";
import { findApprovalReasons, findApproverProblem, type ApprovalSettings } from "./approval-rules";

const StepSchema = v.variant("action", [
  v.object({ action: v.literal("submit") }),
  v.object({ action: v.literal("approve"), digest: v.string() }),
  v.object({
    action: v.literal("return"),
    note: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
  }),
]);
type Step = v.InferOutput<typeof StepSchema>;

/** The approval state that the panel of a post shows. */
export type ApprovalResponse = {
  state: "draft" | "submitted" | "approved" | "returned";
  note: string | null;
  by: string | null;
  at: string | null;
  /** Why the post needs approval; [] if it needs none. */
  reasons: string[];
  /** Hash of the content that an approval applies to. */
  digest: string;
  maySubmit: boolean;
  /** Why this account may not approve, or null if it may. */
  approverProblem: string | null;
};

/** Returns GET (state) and POST (submit, approve, return) of a post's approval (EDT-16, EDT-07). */
export function createApprovalEndpoints(settings: ApprovalSettings): Omit<Endpoint, "root">[] {
  return [
    {
      path: "/:id/approval",
      method: "get",
      handler: async (req) => {
        const post = await findPost(req);
        return post === null
          ? toReply(404, NO_POST)
          : toResponse(await describeApproval(post, settings, req));
      },
    },
    {
      path: "/:id/approval",
      method: "post",
      handler: async (req) => {
        const post = await findPost(req);
        if (post === null) return toReply(404, NO_POST);
        const step = v.safeParse(StepSchema, req.data);
        if (!step.success) return toReply(400, STEP_ADVICE);
        const problem = await findProblem(step.output, post, req);
        if (problem !== null) return toReply(...problem);
        const updated = await storeStep(step.output, post, req);
        return toResponse(await describeApproval(updated, settings, req));
      },
    },
  ];
}

const STEP_ADVICE =
  "Enter what must change (at most 1,000 characters). If you did, reload the page and try again.";
const NO_POST = "This post does not exist. Reload the list.";
const STATES = { submit: "submitted", approve: "approved", return: "returned" } as const;

async function findPost(req: PayloadRequest): Promise<Post | null> {
  if (getRole(req.user) === null) return null;
  const id = Number(req.routeParams?.id);
  return req.payload.findByID({
    ...({ collection: "posts", id, draft: true, depth: 0, disableErrors: true } as const),
    req: { transactionID: req.transactionID },
  });
}

async function findProblem(
  step: Step,
  post: Post,
  req: PayloadRequest,
): Promise<[status: number, message: string] | null> {
  if (post._status === "published")
    return [409, "This post has no unpublished changes. Change it first."];
  if (step.action === "submit")
    return isEditor({ req }) ? null : [403, "Only admins and editors submit posts."];
  const approverProblem = findApproverProblem(req.user, post);
  if (approverProblem !== null) return [403, approverProblem];
  if (post.approval?.state !== "submitted" && step.action === "approve")
    return [409, "This post is not submitted for approval. Reload the page."];
  if (step.action === "approve" && step.digest !== (await hashPost(post, req)))
    return [409, "This post has changed since you opened it. Reload it and read it again."];
  return null;
}

async function storeStep(step: Step, post: Post, req: PayloadRequest): Promise<Post> {
  const state = STATES[step.action];
  const digest = await hashPost(post, req);
  const text = step.action === "return" ? step.note : null;
  const by = req.user === null ? null : `${req.user.name} (${req.user.email})`;
  const at = getNow().toISOString();
  const updated = await req.payload.update({
    ...({ collection: "posts", id: post.id, draft: true, depth: 0 } as const),
    data: { approval: { state, note: text, by, at, digest } },
    req: { transactionID: req.transactionID, user: req.user, context: SKIP_AUDIT_CONTEXT },
  });
  const details = JSON.stringify({ title: post.title, digest, note: text });
  await recordAction(req, { action: state, collection: "posts", record: post, details });
  return updated;
}

async function describeApproval(
  post: Post,
  settings: ApprovalSettings,
  req: PayloadRequest,
): Promise<ApprovalResponse> {
  const digest = await hashPost(post, req);
  // Replacing an image, or an update of the CMS that changes the hash, ends an approval, too.
  const isOutdated =
    post._status === "draft" &&
    post.approval?.state === "approved" &&
    post.approval.digest !== digest;
  const approval = isOutdated ? undefined : post.approval;
  const { state = null, note: text = null, by = null, at = null } = approval ?? {};
  return {
    ...{ state: state ?? "draft", note: text, by, at },
    // Published content needs no approval (EDT-16).
    reasons: post._status === "published" ? [] : findApprovalReasons(post, settings),
    digest,
    maySubmit: isEditor({ req }) && post._status === "draft",
    approverProblem: findApproverProblem(req.user, post),
  };
}

const toResponse = (body: ApprovalResponse) =>
  Response.json(body, { headers: { "cache-control": "no-store" } });

const toReply = (status: number, message: string) =>
  Response.json({ message, errors: [{ message }] }, { status });
