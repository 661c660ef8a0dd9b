import type { CollectionBeforeChangeHook } from "payload";
import { renderContent } from "./html/content-to-html";
import { listReferences } from "./html/lexical-tree";
import { toIsoDay } from "./post-record";
import { throwFieldError } from "../lib/throw-field-error";
import { findRaw, isPublic } from "../lib/find-raw";
import { runSql, sql } from "../lib/sql";
import type { Post } from "../payload-types";
import { createUniqueSlug, createSlug } from "../lib/slug";
import { createSlugCheck } from "./slug-exists";

/** Fills an empty slug at publishing, because drafts are saved while the title is being typed. */
export const fillSlug: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const slug: unknown = data.slug ?? originalDoc?.slug;
  const title: unknown = data.title ?? originalDoc?.title;
  if (typeof slug === "string" && slug !== "") return { ...data, slug: slug.normalize("NFC") };
  if (data._status !== "published" || typeof title !== "string") return { ...data, slug: null };

  const isTaken = createSlugCheck(collection.slug, originalDoc, req);
  return { ...data, slug: await createUniqueSlug(createSlug(title), isTaken) };
};

/** Refuses to publish with the slug of another post, ignoring case. */
export const checkAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
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
export const checkAuthorGiven: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { _status, author, deletedAt }: Partial<Post> = { ...originalDoc, ...data };
  if (_status !== "published" || deletedAt || author?.trim() || req.context.seed === true)
    return data;
  const row = originalDoc?.id ? await findRaw<Post>(req, "posts", originalDoc.id) : null;
  if (row === null || !isPublic(row) || row.author)
    throwFieldError("posts", "author", "Choose the author before you publish.");
  return data;
};

/** Requires date and note of a published revision, not before the post's date (PST-09). */
export const checkRevision: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
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
export const recordSaver: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user ? req.user.name : null,
});

/** Stores the body as sanitised HTML, so that responses only read it (PST-05), and its links. */
export const renderHtml: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const content = data.content === undefined ? originalDoc?.content : data.content;
  const links = listReferences(content?.root);
  return { ...data, html: await renderContent(content, req), links };
};
