import {
  type CollectionConfig,
  type CollectionBeforeChangeHook,
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { createContentAccess } from "../lib/access";
import type { Environment } from "../environment";
import { createApprovalEndpoints } from "./approval/approval-endpoint";
import { createPostSubject } from "./approval/approval-subjects";
import { requireApproval, renewApprovalDigest } from "./approval/approval-hooks";
import { checkDisclosure } from "./disclosure";
import { HAS_CONTENT } from "./empty-drafts";
import { fillDate } from "./fill-date";
import { postFields, toIsoDay } from "./post-record";
import { addWarnings } from "./post-warnings";
import { updateRedirects, captureRedirectChoice, recordOldSlug } from "./redirects/post-redirects";
import { checkSuccessor } from "./redirects/check-target";
import { createLivePreview, createPreview, toPreviewUrl } from "./preview/preview-endpoint";
import { clearSchedules } from "./scheduling/clear-schedules";
import { renderContent } from "./html/content-to-html";
import { listReferences } from "./html/lexical-tree";
import { throwFieldError } from "../lib/throw-field-error";
import { findRaw, isPublic } from "../lib/find-raw";
import { runSql, sql } from "../lib/sql";
import type { Post } from "../payload-types";
import { createUniqueSlug, createSlug } from "../lib/slug";
import { createSlugCheck } from "./slug-exists";
import { readField } from "../../../src/shared/domain/read-field";

/** Requests of the REST API that change posts without a status. */
const withoutStatus = new WeakSet<PayloadRequest>();

/** Marks REST updates without a status for refuseLosingDraft. */
const markMissingStatus: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update") return;
  const [status, deletedAt] = ["_status", "deletedAt"].map((name) => readField(args.data, name));
  const isMissing = status === undefined && deletedAt === undefined && !readField(args, "draft");
  if (isMissing && req.payloadAPI === "REST") withoutStatus.add(req);
  else withoutStatus.delete(req);
};

/** Throws 409 if a change without a status would unpublish a post or lose its draft (EDT-21). */
const refuseLosingDraft: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!withoutStatus.has(req)) return data;
  const { id } = originalDoc;
  const row = await findRaw<Post>(req, "posts", id);
  if (row === null || !isPublic(row)) return data;
  const newest = await req.payload.findByID({
    ...({ collection: "posts", id, draft: true, depth: 0 } as const),
    req: { transactionID: req.transactionID },
  });
  if (newest._status === "draft") throw new APIError(MESSAGE, 409);
  return data;
};

const MESSAGE =
  "This post has changes that are not published. Add ?draft=true to change the draft only, or send _status: published to publish it with them.";

/** Fills an empty slug at publishing, because drafts are saved while the title is being typed. */
const fillSlug: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const slug: unknown = data.slug ?? originalDoc?.slug;
  const title: unknown = data.title ?? originalDoc?.title;
  if (typeof slug === "string" && slug !== "") return { ...data, slug: slug.normalize("NFC") };
  if (data._status !== "published" || typeof title !== "string") return { ...data, slug: null };

  const isTaken = createSlugCheck(collection.slug, originalDoc, req);
  return { ...data, slug: await createUniqueSlug(createSlug(title), isTaken) };
};

/** Refuses to publish with the slug of another post, ignoring case. */
const checkAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { slug, _status } = data;
  if (_status !== "published" || typeof slug !== "string") return data;
  // The inner query reads the index of slugs only, not the texts of all posts.
  const [other] = await runSql(
    req.payload,
    sql`SELECT title FROM posts WHERE deleted_at IS NULL AND id IN
      (SELECT id FROM posts WHERE lower(slug) = lower(${slug}) AND id <> ${originalDoc?.id ?? 0})`,
    req,
  );
  if (other)
    throwFieldError("posts", "slug", `“${other.title}” has this slug. Choose another one.`);
  return data;
};

/** Refuses to publish without an author, unless the post is on the site without one already. */
const checkAuthorGiven: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { _status, author, deletedAt }: Partial<Post> = { ...originalDoc, ...data };
  if (_status !== "published" || deletedAt || author?.trim() || req.context.seed === true)
    return data;
  const row = originalDoc?.id ? await findRaw<Post>(req, "posts", originalDoc.id) : null;
  if (row === null || !isPublic(row) || row.author)
    throwFieldError("posts", "author", "Choose the author before you publish.");
  return data;
};

/** Requires date and note of a published revision, not before the post's date (PST-09). */
const checkRevision: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { _status, date, revisedAt, revisionNote } = { ...originalDoc, ...data };
  if (_status !== "published") return data;
  const [day, revisedOn] = [toIsoDay(date), toIsoDay(revisedAt)];
  if (revisedOn && !revisionNote) throwFieldError("posts", "revisionNote", "Add a revision note.");
  if (revisionNote && !revisedOn)
    throwFieldError("posts", "revisedAt", "Enter the date of the revision.");
  if (revisedOn && day && revisedOn < day)
    throwFieldError("posts", "revisedAt", "The revision cannot be older than the post.");
  return data;
};

/** Records the name of the account that saves a version, for the list of versions. */
const recordSaver: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user ? req.user.name : null,
});

/** Stores the body as sanitised HTML, so that responses only read it (PST-05), and its links. */
const renderHtml: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const content = data.content === undefined ? originalDoc?.content : data.content;
  const links = listReferences(content?.root);
  return { ...data, html: await renderContent(content, req), links };
};

/** Returns the collection of blog posts. The order of its hooks matters. */
export function definePosts(environment: Environment): CollectionConfig {
  return {
    slug: "posts",
    labels: { singular: "Blog post", plural: "Blog posts" },
    defaultSort: "-updatedAt",
    admin: {
      group: "Content",
      useAsTitle: "title",
      defaultColumns: ["title", "siteState", "author", "thumbnail", "updatedAt"],
      enableListViewSelectAPI: true,
      baseListFilter: () => HAS_CONTENT,
      components: {
        edit: { UnpublishButton: "/admin/unpublish/unpublish-button#UnpublishButton" },
        views: { edit: { versions: { Component: "/admin/versions-view#VersionsView" } } },
      },
      preview: toPreviewUrl,
      livePreview: createLivePreview(environment),
      description:
        "To publish or unpublish at a set time, open the post and choose “Schedule publishing” in the menu next to “Publish changes”. Times are in IST.",
    },
    // Other records need only the slug and the title.
    defaultPopulate: { slug: true, title: true },
    access: createContentAccess({ _status: { equals: "published" } }),
    versions: { drafts: { autosave: { interval: 2000 }, schedulePublish: true }, maxPerDoc: 30 },
    endpoints: [
      createPreview(environment),
      ...createApprovalEndpoints(createPostSubject(environment.approval), environment),
    ],
    hooks: {
      beforeOperation: [captureRedirectChoice, markMissingStatus],
      beforeValidate: [checkSuccessor(environment.dataDir)],
      beforeChange: [
        refuseLosingDraft,
        fillSlug,
        checkAddress,
        checkAuthorGiven,
        checkDisclosure(environment.today),
        renderHtml,
        requireApproval(environment.approval),
        fillDate(environment.today),
        renewApprovalDigest,
        checkRevision,
        recordSaver,
        recordOldSlug,
      ],
      afterChange: [updateRedirects, clearSchedules],
      afterRead: [addWarnings(environment.dataDir)],
    },
    fields: postFields,
  };
}
