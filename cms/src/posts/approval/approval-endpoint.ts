import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { recordAction } from "../../audit/audit-hooks";
import { getNow } from "../../../../src/shared/domain/clock";
import { readTextField } from "../../../../src/shared/domain/read-field";
import { isEditor, getRole } from "../../lib/access";
import { createReply } from "../../lib/reply";
import { SKIP_AUDIT_CONTEXT } from "../../lib/skip-audit-context";
import { mailStep, type MailSettings } from "./approval-mail";
import { findApproverProblem } from "./approval-rules";
import type { Approvable, Subject } from "./approval-subjects";

const note = v.pipe(v.string(), v.trim(), v.maxLength(1000));
const StepSchema = v.variant("action", [
  v.object({ action: v.literal("submit") }),
  v.object({
    action: v.literal("approve"),
    digest: v.string(),
    note: v.optional(note, ""),
    publish: v.optional(v.boolean(), false),
  }),
  v.object({ action: v.literal("return"), note: v.pipe(note, v.nonEmpty()) }),
]);
type Step = v.InferOutput<typeof StepSchema>;

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
  mayPublish: boolean;
  /** Lines that are missing or new since the last approval; null if there was none. */
  changes: { removed: string[]; added: string[] } | null;
};

/** Returns GET (state) and POST (submit, approve, return) of a record's approval (EDT-16, EDT-07). */
export function createApprovalEndpoints(
  subject: Subject,
  settings: MailSettings,
): Omit<Endpoint, "root">[] {
  return [
    {
      path: "/:id/approval",
      method: "get",
      handler: async (req) => {
        const doc = await findDoc(subject, req);
        return doc === null
          ? createReply(404, NO_RECORD)
          : toResponse(await describeApproval(doc, subject, req));
      },
    },
    {
      path: "/:id/approval",
      method: "post",
      handler: async (req) => {
        const doc = await findDoc(subject, req);
        if (doc === null) return createReply(404, NO_RECORD);
        const step = v.safeParse(StepSchema, req.data);
        if (!step.success) return createReply(400, STEP_ADVICE);
        const problem = await findProblem(step.output, doc, subject, req);
        if (problem !== null) return createReply(...problem);
        const updated = await storeStep(step.output, doc, subject, req);
        await mailStep(subject, updated, settings, req);
        const { output } = step;
        const isPublished = output.action === "approve" && output.publish && subject.published;
        const shown = isPublished ? await update(subject, doc.id, isPublished, req) : updated;
        return toResponse(await describeApproval(shown, subject, req));
      },
    },
  ];
}

const STEP_ADVICE =
  "Enter what must change (at most 1,000 characters). If you did, reload the page and try again.";
const NO_RECORD = "This record does not exist. Reload the list.";
const STATES = { submit: "submitted", approve: "approved", return: "returned" } as const;

async function findDoc({ collection }: Subject, req: PayloadRequest): Promise<Approvable | null> {
  if (getRole(req.user) === null) return null;
  const id = Number(req.routeParams?.id);
  const doc: unknown = await req.payload.findByID({
    ...({ collection, id, draft: true, depth: 0, disableErrors: true } as const),
    req: { transactionID: req.transactionID },
  });
  return doc as Approvable | null;
}

async function findProblem(
  step: Step,
  doc: Approvable,
  subject: Subject,
  req: PayloadRequest,
): Promise<[status: number, message: string] | null> {
  if (subject.isShown(doc)) return [409, "There are no unpublished changes. Make some first."];
  if (step.action === "submit")
    return isEditor({ req }) ? null : [403, "Only admins and editors submit for approval."];
  const approverProblem = findOwnProblem(doc, req);
  if (approverProblem !== null) return [403, approverProblem];
  if (doc.approval?.state !== "submitted" && step.action === "approve")
    return [409, "This is not submitted for approval. Reload the page."];
  if (step.action === "approve" && step.digest !== (await subject.hash(doc, req)))
    return [409, "This has changed since you opened it. Reload the page and read it again."];
  return null;
}

/** An opinion on an IPO names its author in another field. */
const findOwnProblem = (doc: Approvable, { user }: PayloadRequest) =>
  findApproverProblem(user, {
    author: readTextField(doc, "author") || readTextField(doc, "reviewAuthor"),
    editors: doc.editors,
  });

export const describeStep = (state: (typeof STATES)[Step["action"]], { user }: PayloadRequest) => ({
  ...{ state, by: user === null ? null : `${user.name} (${user.email})` },
  at: getNow().toISOString(),
});

/** Context of a write that is a step of an approval, after which its mail is sent. */
const STEP_CONTEXT = { isApprovalStep: true };

async function storeStep(
  step: Step,
  doc: Approvable,
  subject: Subject,
  req: PayloadRequest,
): Promise<Approvable> {
  const state = STATES[step.action];
  const digest = await subject.hash(doc, req);
  const text = step.action === "submit" ? null : step.note || null;
  const approval = { ...describeStep(state, req), note: text, digest };
  // A change of an IPO is sent to the site; that of a draft is not.
  const context = subject.collection === "posts" ? SKIP_AUDIT_CONTEXT : STEP_CONTEXT;
  const updated = await update(subject, doc.id, { approval }, req, { context, draft: true });
  const details = JSON.stringify({ title: subject.readTitle(doc), digest, note: text });
  await recordAction(req, { action: state, collection: subject.collection, record: doc, details });
  // The mail names its editors, whom an approval forgets.
  return { ...updated, editors: doc.editors };
}

async function update(
  { collection }: Subject,
  id: number,
  data: object,
  { payload, user, transactionID }: PayloadRequest,
  { context = {}, draft = false } = {},
): Promise<Approvable> {
  const updated: unknown = await payload.update({
    ...({ collection: collection as "posts", id, data, draft, depth: 0 } as const),
    req: { transactionID, user, context },
  });
  return updated as Approvable;
}

async function describeApproval(
  doc: Approvable,
  subject: Subject,
  req: PayloadRequest,
): Promise<ApprovalResponse> {
  const digest = await subject.hash(doc, req);
  const isShown = subject.isShown(doc);
  // Replacing an image, or an update of the CMS that changes the hash, ends an approval, too.
  const isOutdated =
    !isShown && doc.approval?.state === "approved" && doc.approval.digest !== digest;
  const approval = isOutdated ? undefined : doc.approval;
  const { state = null, note: text = null, by = null, at = null } = approval ?? {};
  return {
    ...{ state: state ?? "draft", note: text, by, at },
    // Published content needs no approval (EDT-16).
    reasons: isShown ? [] : await subject.readReasons(doc, req),
    digest,
    maySubmit: isEditor({ req }) && !isShown,
    approverProblem: findOwnProblem(doc, req),
    mayPublish: subject.published !== null,
    changes: state === "submitted" ? await findChanges(doc, subject, req) : null,
  };
}

/** Compares the lines with those of the version that was approved or published last (EDT-52). */
async function findChanges(
  doc: Approvable,
  { collection, listLines }: Subject,
  { payload, transactionID }: PayloadRequest,
): Promise<ApprovalResponse["changes"]> {
  if (collection !== "posts") return null;
  const { docs } = await payload.findVersions({
    ...({ collection, depth: 0, limit: 1, sort: "-updatedAt" } as const),
    where: {
      parent: { equals: doc.id },
      or: [
        { "version.approval.state": { equals: "approved" } },
        { "version._status": { equals: "published" } },
      ],
    },
    req: { transactionID },
  });
  const last: unknown = docs[0]?.version;
  if (!last) return null;
  const [before, after] = [listLines(last as Approvable), listLines(doc)];
  return {
    removed: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
  };
}

const toResponse = (body: ApprovalResponse) =>
  Response.json(body, { headers: { "cache-control": "no-store" } });
