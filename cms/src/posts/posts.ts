import type { CollectionConfig } from "payload";
import { createContentAccess } from "../lib/access";
import type { Environment } from "../environment";
import { createApprovalEndpoints } from "./approval/approval-endpoint";
import { createPostSubject } from "./approval/approval-subjects";
import { requireApproval, renewApprovalDigest } from "./approval/approval-hooks";
import { checkDisclosure } from "./disclosure";
import { HAS_CONTENT } from "./empty-drafts";
import { fillDate } from "./fill-date";
import {
  checkAddress,
  checkAuthorGiven,
  checkRevision,
  fillSlug,
  recordSaver,
  renderHtml,
} from "./post-hooks";
import { postFields } from "./post-record";
import { addWarnings } from "./post-warnings";
import { updateRedirects, captureRedirectChoice, recordOldSlug } from "./redirects/post-redirects";
import { checkSuccessor } from "./redirects/check-target";
import { createLivePreview } from "./preview/live-preview";
import { clearSchedules } from "./scheduling/clear-schedules";
import { createPreview, toPreviewUrl } from "./preview/preview-endpoint";
import { refuseLosingDraft, markMissingStatus } from "./newer-draft";

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
