import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from "payload";
import { findRaw, isPublic } from "../../lib/find-raw";
import type { Post } from "../../payload-types";
import { hashPost } from "./approval-digest";
import { addHooks } from "../../lib/map-collections";
import { throwFieldError } from "../../lib/throw-field-error";
import { createApprovalEndpoints, describeStep } from "./approval-endpoint";
import { approvalFields, NO_APPROVAL } from "./approval-fields";
import { mailStep, type MailSettings } from "./approval-mail";
import { createRecordSubject, type Approvable, type RecordSlug } from "./approval-subjects";
import { readApprovalReasons, type ApprovalSettings } from "./approval-rules";

/** Voids an approval after a change; throws 409 to publish without one (EDT-16, EDT-07). */
export const requireApproval =
  (settings: ApprovalSettings): CollectionBeforeChangeHook<Post> =>
  async ({ data, operation, originalDoc, req }) => {
    if (req.context.seed === true) return data;
    const isNew = operation === "create";
    const approval = isNew ? NO_APPROVAL : { ...originalDoc?.approval, ...data.approval };
    const post: Partial<Post> = { ...originalDoc, ...data, approval };
    const digest = await hashPost(post, req);
    const isPublished = post._status === "published" && !post.deletedAt;
    const problem = isPublished ? await findMissingApproval(post, digest, settings, req) : null;
    if (problem !== null) throw new APIError(problem, 409, null, true);
    const isVoid =
      approval.state === "approved" &&
      !isApprovedAs(post, digest) &&
      !(await isOnSite(post.id, digest, req));
    const editors = new Set(originalDoc?.editors);
    if (req.user && !editors.has(req.user.id)) {
      const isChanged = isNew || digest !== (await hashPost(originalDoc ?? {}, req));
      if (isChanged) editors.add(req.user.id);
    }
    return {
      ...data,
      approval: isVoid ? NO_APPROVAL : approval,
      editors: post._status === "published" ? [] : [...editors],
    };
  };

const isApprovedAs = ({ approval }: Partial<Post>, digest: string): boolean =>
  approval?.state === "approved" && approval.digest === digest;

/** Returns why a post must be approved first, or null if it may be published. */
export async function findMissingApproval(
  post: Partial<Post>,
  digest: string,
  settings: ApprovalSettings,
  req: PayloadRequest,
): Promise<string | null> {
  if (isApprovedAs(post, digest)) return null;
  const reasons = await readApprovalReasons(post, settings, req);
  if (reasons.length === 0 || (await isOnSite(post.id, digest, req))) return null;
  return `This post needs approval before it is published: ${reasons.join("; ")}. See “Approval” in its form.`;
}

/** True if visitors already see this content; the hash excludes address and category. */
async function isOnSite(
  id: number | undefined,
  digest: string,
  req: PayloadRequest,
): Promise<boolean> {
  const row = id === undefined ? null : await findRaw<Post>(req, "posts", id);
  return row !== null && isPublic(row) && (await hashPost(row, req)) === digest;
}

/** Renews the hash of an approval after publishing has filled in the date. */
export const renewApprovalDigest: CollectionBeforeChangeHook<Post> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== "published" || data.approval?.state !== "approved") return data;
  const digest = await hashPost({ ...originalDoc, ...data }, req);
  return { ...data, approval: { ...data.approval, digest } };
};

const EMPTY: Approvable = { id: 0 };

/** Adds approval by a second person to a collection of PARTS; `active` is refused without it (EDT-51). */
export function addApproval(config: CollectionConfig, settings: MailSettings): CollectionConfig {
  const withFields = { ...config, fields: [...approvalFields, ...config.fields] };
  if (settings.approval.mode === "off") return withFields;
  const subject = createRecordSubject(config.slug as RecordSlug);
  const endpoints = createApprovalEndpoints(subject, settings);
  return addHooks(
    { ...withFields, endpoints: [...(config.endpoints || []), ...endpoints] },
    {
      beforeChange: [
        async ({ data, originalDoc = EMPTY, req }) => {
          if (req.context.seed === true) return data;
          const record: Approvable = { ...originalDoc, ...data };
          const [hash, before, none] = await Promise.all(
            [record, originalDoc, EMPTY].map((doc) => subject.hash(doc, req)),
          );
          const isChanged = hash !== before;
          const { state, digest } = record.approval ?? {};
          // An image of media may have changed, or the record while its approval was stored.
          const isVoid = isChanged || (state === "approved" && digest !== hash);
          const approval = !isVoid
            ? record.approval
            : hash === none
              ? NO_APPROVAL
              : { ...NO_APPROVAL, ...describeStep("submitted", req) };
          const isApproved = subject.isShown({ ...record, approval });
          if (record.active === true && !isApproved)
            throwFieldError(subject.collection, "active", NOT_APPROVED);
          const others = new Set(isApproved ? [] : record.editors);
          if (isChanged && req.user) others.add(req.user.id);
          return { ...data, approval, editors: [...others] };
        },
      ],
      afterChange: [
        async ({ doc, previousDoc, req }) => {
          const isStep = req.context.isApprovalStep === true;
          const isNew = previousDoc?.approval?.at !== doc.approval?.at;
          if (doc.approval?.state === "submitted" && isNew && !isStep)
            await mailStep(subject, doc, settings, req);
          return doc;
        },
      ],
    },
  );
}

const NOT_APPROVED =
  "Another person must approve this first. Save without “Active”: approvers get an e-mail.";
