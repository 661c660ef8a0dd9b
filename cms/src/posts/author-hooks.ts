import { APIError, type CollectionBeforeChangeHook } from "payload";
import { toAuthorKey } from "../../../src/shared/domain/author-key";
import { toIsoDay } from "./post-record";
import { throwFieldError } from "../lib/throw-field-error";
import { findPosts, nameUses, toUse, type FindUses } from "../lib/uses";
import { createUniqueSlug, createSlug } from "../lib/slug";
import { createSlugCheck } from "./slug-exists";

/** Fills an empty slug from the name. */
export const fillAuthorSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { slug, name }: Record<string, unknown> = { ...originalDoc, ...data };
  if (typeof slug === "string" && slug !== "") return { ...data, slug: slug.normalize("NFC") };
  if (typeof name !== "string") return data;
  const isTaken = createSlugCheck("authors", originalDoc, req);
  return { ...data, slug: await createUniqueSlug(createSlug(name, "author"), isTaken) };
};

/** Refuses incomplete certificates, and taken names, because posts link by name (PST-08). */
export const checkAuthor: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { name, nismNumber, nismValidUntil, deletedAt } = { ...originalDoc, ...data };
  if (nismNumber && !toIsoDay(nismValidUntil))
    throwFieldError("authors", "nismValidUntil", "Enter the last day of the certificate.");
  if (nismValidUntil && !nismNumber)
    throwFieldError("authors", "nismNumber", "Enter the certificate's number.");
  if (deletedAt || typeof name !== "string") return data;
  const { docs } = await req.payload.find({
    collection: "authors",
    where: originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {},
    select: { name: true },
    pagination: false,
    req,
  });
  const other = docs.find((author) => toAuthorKey(author.name) === toAuthorKey(name));
  if (other)
    throwFieldError("authors", "name", `“${other.name}” exists already. Use another name.`);
  return data;
};

/** Returns the posts of an author, including drafts and trash, and the IPOs that the author reviewed. */
export const findAuthorUses: FindUses = async (id, req) => {
  const author = await req.payload.findByID({
    ...({ collection: "authors", id, trash: true, depth: 0, disableErrors: true } as const),
    req: { transactionID: req.transactionID },
  });
  if (!author) return [];
  const isNamed = (name: string | null | undefined) =>
    toAuthorKey(name ?? "") === toAuthorKey(author.name);
  const posts = await findPosts({ author: { like: author.name } }, req);
  const { docs: ipos } = await req.payload.find({
    ...({ collection: "ipos", pagination: false, depth: 0 } as const),
    where: { reviewAuthor: { like: author.name } },
    select: { company: true, reviewAuthor: true },
    req: { transactionID: req.transactionID },
  });
  return [
    ...posts.filter(({ author: name }) => isNamed(name)),
    ...ipos
      .filter(({ reviewAuthor }) => isNamed(reviewAuthor))
      .map((ipo) => toUse("ipos", "company", ipo)),
  ];
};

/** Refuses to put an author into the trash while posts or reviews name them (EDT-11). */
export const refuseUsedAuthor: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.deletedAt || !originalDoc?.id || originalDoc.deletedAt) return data;
  const uses = await findAuthorUses(Number(originalDoc.id), req);
  if (uses.length === 0) return data;
  const message = `This author is used by ${nameUses(uses)}. Choose another author there first.`;
  throw new APIError(message, 409, null, true);
};
