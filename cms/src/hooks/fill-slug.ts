import type { CollectionBeforeChangeHook, CollectionSlug } from "payload";
import { freeSlug, slugFrom } from "../slugs/slug";

/**
 * Makes a free slug from the title when a post is published and the editor left it empty. A draft
 * waits: it is saved while its title is still being typed.
 */
export const fillSlug: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const given: unknown = data.slug ?? originalDoc?.slug;
  const title: unknown = data.title ?? originalDoc?.title;
  if (typeof given === "string" && given !== "") return { ...data, slug: given.normalize("NFC") };
  if (data._status !== "published" || typeof title !== "string") return { ...data, slug: null };

  const isTaken = async (slug: string) => {
    const others = originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : [];
    const { totalDocs } = await req.payload.count({
      collection: collection.slug as CollectionSlug,
      where: { and: [{ slug: { equals: slug } }, ...others] },
      req,
    });
    return totalDocs > 0;
  };
  return { ...data, slug: await freeSlug(slugFrom(title), isTaken) };
};
