import type { Field } from "payload";
import { toIndianClock } from "../../../src/shared/contract/read-date";
import type { BlogWire } from "../../../src/shared/contract/blogs";
import { allowNobody } from "../lib/access";
import { createDay, createPicture, createSlugField, withMaxLength } from "../lib/fields";
import { toPicture, addMediaUrl } from "../media/picture";
import { approvalFields } from "./approval/approval-fields";
import { disclosureFields } from "./disclosure-fields";
import { dropPendingPictures } from "./html/pending-pictures";
import { warningsField } from "./post-warnings";
import { NO_SITE_PATH, toSitePath } from "../lib/site-path";
import type { Post } from "../payload-types";

/** Lists what to check before publishing, computed from the form (EDT-14). */
const checklistField: Field = {
  name: "checklist",
  label: "Before you publish",
  type: "ui",
  admin: {
    position: "sidebar",
    disableBulkEdit: true,
    components: { Field: "/admin/checklist/checklist#Checklist" },
  },
};

export const postFields: Field[] = [
  // Its panel is above the title, where approvers see it first.
  ...approvalFields,
  {
    name: "title",
    type: "text",
    required: true,
    maxLength: 200,
    hooks: { beforeDuplicate: [({ value }) => value && `${value.slice(0, 190)} (copy)`] },
  },
  createPicture("thumbnail", {
    description: "Shown on the card and above the post; 1200 × 675 is best.",
  }),
  { name: "content", type: "richText", hooks: { beforeValidate: [dropPendingPictures] } },
  {
    // Created from `content` at each save (renderHtml), for responses.
    name: "html",
    type: "textarea",
    // Payload refuses more than 40,000 characters, which editors cannot correct.
    validate: () => true,
    access: { create: allowNobody, update: allowNobody },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    // What `content` links to and shows (renderHtml), so that no change of a record reads all texts.
    name: "links",
    type: "text",
    hasMany: true,
    index: true,
    access: { create: allowNobody, update: allowNobody },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  createSlugField(),
  {
    // The status column shows no newer draft, unpublishing or schedule.
    name: "siteState",
    label: "On the site",
    type: "ui",
    admin: { components: { Cell: "/admin/server-cells#SiteStateCell" } },
  },
  ...disclosureFields,
  checklistField,
  warningsField,
  createDay("date", {
    index: true,
    isCopied: false,
    position: "sidebar",
    description: "If left blank, the day of publishing is used.",
  }),
  {
    name: "category",
    type: "relationship",
    relationTo: "categories",
    index: true,
    admin: { position: "sidebar" },
  },
  {
    name: "author",
    type: "text",
    maxLength: 120,
    admin: {
      position: "sidebar",
      description: "Required to publish.",
      components: { Field: "/admin/author-field#AuthorField" },
    },
  },
  createDay("revisedAt", {
    label: "Revision date",
    isCopied: false,
    position: "sidebar",
    description:
      "Readers see “Updated on” with this date and the note below; search engines get the date. Enter both or neither.",
  }),
  {
    name: "revisionNote",
    label: "Revision note",
    type: "text",
    maxLength: 200,
    hooks: { beforeDuplicate: [() => null] },
    admin: { position: "sidebar", description: "One sentence, such as “New price band.”" },
  },
  {
    name: "related",
    label: "Posts to read next",
    type: "relationship",
    relationTo: "posts",
    hasMany: true,
    maxRows: 3,
    // Responses contain ids only.
    maxDepth: 0,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: {
      position: "sidebar",
      allowCreate: false,
      description:
        "Up to three, shown after the text in this order. Other posts of the category fill the remaining places.",
    },
  },
  {
    name: "savedBy",
    label: "Saved by",
    type: "text",
    maxLength: 200,
    access: { create: allowNobody, update: allowNobody },
    admin: { hidden: true, disableListFilter: true },
  },
  {
    name: "successor",
    label: "When unpublished, redirect to",
    type: "text",
    maxLength: 300,
    validate: withMaxLength(
      (value) =>
        typeof value !== "string" || value === "" || toSitePath(value) !== null || NO_SITE_PATH,
    ),
    // Set by the dialog for unpublishing (cms/src/admin/unpublish).
    admin: { hidden: true },
  },
];

/** Fields for responses. The rich text is missing, because it is as large as the HTML. */
export const BLOG_FIELDS = {
  slug: true,
  title: true,
  html: true,
  author: true,
  date: true,
  updatedAt: true,
  revisedAt: true,
  revisionNote: true,
  kind: true,
  securities: true,
  holding: true,
  priceDataAsOf: true,
  related: true,
  meta: true,
  thumbnail: true,
  category: true,
} as const;

/** Returns a post in the form of the public API; `mediaUrl` precedes paths of pictures. */
export function toBlog(post: Post, mediaUrl: string): BlogWire {
  const category = typeof post.category === "object" ? post.category : null;
  return {
    _id: String(post.id),
    slug: post.slug ?? "",
    title: post.title,
    content: addMediaUrl(post.html ?? "", mediaUrl),
    author: post.author ?? null,
    date: toDayOrTime(post.date),
    updatedAt: post.updatedAt,
    revisedAt: toIsoDay(post.revisedAt),
    revisionNote: post.revisionNote ?? null,
    kind: post.kind ?? null,
    securities: post.securities ?? [],
    holding: post.holding ?? null,
    priceDataAsOf: toIsoDay(post.priceDataAsOf),
    relatedPosts: (post.related ?? []).map((item) =>
      String(typeof item === "object" ? item.id : item),
    ),
    thumbImage: toPicture(post.thumbnail, mediaUrl),
    metaTitle: post.meta?.title ?? null,
    metaDescription: post.meta?.description ?? null,
    metaImage: toPicture(post.meta?.image, mediaUrl),
    category: category && { _id: String(category.id), blogCategoryName: category.name },
  };
}

/** Like toIsoDay, with India's time if it is known (fill-date.ts), which orders posts of a day. */
function toDayOrTime(date: string | null | undefined): string | null {
  if (!date || date.includes("T12:00:00.000")) return toIsoDay(date);
  return toIndianClock(new Date(date)).toISOString().slice(0, "2026-11-20T21:05:00".length);
}

/** Returns a stored date's day in India as "2026-11-20", or null. Days are stored as noon UTC. */
export function toIsoDay(date: string | null | undefined): string | null {
  return date ? toIndianClock(new Date(date)).toISOString().slice(0, "2026-11-20".length) : null;
}
