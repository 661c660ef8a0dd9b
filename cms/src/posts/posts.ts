import {
  type CollectionConfig,
  type CollectionBeforeChangeHook,
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { createContentAccess } from "../lib/access";
import type { Environment } from "../environment";
import { createApprovalEndpoints } from "./approval/approval-endpoint";
import { createPostSubject } from "./approval/approval-subjects";
import { hashPost } from "./approval/approval-digest";
import { requireApproval, renewApprovalDigest } from "./approval/approval-hooks";
import { HAS_CONTENT } from "./empty-drafts";
import { fillDate } from "./fill-date";
import { postFields } from "./post-record";
import { addWarnings } from "./post-warnings";
import { findPublishProblems, QUESTION_FIELDS } from "./publish-problems";
import { updateRedirects, captureRedirectChoice, recordOldSlug } from "./redirects/post-redirects";
import { checkSuccessor } from "./redirects/check-target";
import { createLivePreview, createPreview, toPreviewUrl } from "./preview/preview-endpoint";
import { clearSchedules } from "./scheduling/clear-schedules";
import { renderContent } from "./html/content-to-html";
import { findBlockProblem } from "./html/explain-refusal";
import { listReferences } from "./html/lexical-tree";
import { findRaw, isPublic } from "../lib/find-raw";
import { runSql, sql } from "../lib/sql";
import type { Post } from "../payload-types";
import { createUniqueSlug, createSlug } from "../lib/slug";
import { createSlugCheck } from "./slug-exists";
import { getIndianDay } from "../../../src/shared/domain/clock";
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

/** Returns why a post may not have its slug: another post has it, ignoring case. */
async function findTakenSlug({ id = 0, slug }: Partial<Post>, req: PayloadRequest) {
  // The inner query reads the index of slugs only, not the texts of all posts.
  const [other] = await runSql(
    req.payload,
    sql`SELECT title FROM posts WHERE deleted_at IS NULL AND id IN
      (SELECT id FROM posts WHERE lower(slug) = lower(${slug ?? ""}) AND id <> ${id})`,
    req,
  );
  return other ? `“${other.title}” has this slug. Choose another one.` : null;
}

/** Lists what a post on the site may leave open: its author, and the questions while its text stays (EDT-50). */
async function listOpenFields(post: Partial<Post>, req: PayloadRequest): Promise<string[]> {
  const row = post.id === undefined ? null : await findRaw<Post>(req, "posts", post.id);
  if (row === null || !isPublic(row)) return [];
  const questions = QUESTION_FIELDS.filter((field) => !row[field]);
  const isSame = questions.length > 0 && (await hashPost(row, req)) === (await hashPost(post, req));
  return [...(row.author ? [] : ["author"]), ...(isSame ? questions : [])];
}

/** Refuses to publish, with everything that is missing or wrong at once (EDT-84). */
const checkPublishing =
  (siteToday: string | null): CollectionBeforeChangeHook<Post> =>
  async ({ data, originalDoc, req }) => {
    const post: Partial<Post> = { ...originalDoc, ...data };
    if (post._status !== "published" || post.deletedAt || req.context.seed === true) return data;
    const open = await listOpenFields(post, req);
    const errors = [
      { path: "slug", message: await findTakenSlug(post, req) },
      ...findPublishProblems(post, getIndianDay(siteToday)).filter(
        ({ path }) => post[path] || !open.includes(path),
      ),
      { path: "content", message: findBlockProblem(post.content?.root) },
    ].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]));
    if (errors.length > 0) throw new ValidationError({ collection: "posts", errors });
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
        edit: {
          PublishButton: "/admin/publish-button#PublishButton",
          UnpublishButton: "/admin/unpublish/unpublish-button#UnpublishButton",
        },
        views: { edit: { versions: { Component: "/admin/versions-view#VersionsView" } } },
      },
      preview: toPreviewUrl,
      livePreview: createLivePreview(environment),
      description:
        "To publish or unpublish at a set time, open the post and choose “Schedule publishing” in the menu next to “Publish”. Times are in IST.",
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
        checkPublishing(environment.today),
        renderHtml,
        requireApproval(environment.approval),
        fillDate(environment.today),
        renewApprovalDigest,
        recordSaver,
        recordOldSlug,
      ],
      afterChange: [updateRedirects, clearSchedules],
      afterRead: [addWarnings(environment.dataDir)],
    },
    fields: postFields,
  };
}
