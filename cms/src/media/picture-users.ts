import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from "payload";
import { toUse, type Use } from "../lib/uses";

/** Returns the records that show a picture, including trash; `draft` reads the newest drafts. */
export async function findPictureRecords<Slug extends CollectionSlug>(
  collection: Slug,
  id: number,
  req: PayloadRequest,
  draft = false,
) {
  const fields = listPictureFields(req.payload.collections[collection].config.flattenedFields);
  const conditions: Where[] = fields.map((field) => ({ [field]: { equals: id } }));
  if (collection === "posts") conditions.push({ links: { equals: `media/${id}` } });
  if (conditions.length === 0) return [];
  const { docs } = await req.payload.find({
    collection,
    where: { or: conditions },
    draft,
    trash: true,
    pagination: false,
    depth: 0,
    req,
  });
  return docs;
}

/** Returns the uses of a picture in published versions and newest drafts (EDT-11). */
export async function findPictureUses(id: number, req: PayloadRequest): Promise<Use[]> {
  const uses = new Map<string, Use>();
  for (const { slug, admin, versions } of req.payload.config.collections) {
    for (const draft of versions?.drafts ? [false, true] : [false]) {
      for (const record of await findPictureRecords(slug, id, req, draft))
        uses.set(`${slug}/${record.id}`, toUse(slug, admin.useAsTitle, record));
    }
  }
  return [...uses.values()];
}

/** Returns the paths of fields with picture ids, such as "thumbnail" and "meta.image". */
function listPictureFields(fields: FlattenedField[], parent = ""): string[] {
  return fields.flatMap((field) => {
    const path = parent + field.name;
    if (field.type === "upload") return field.relationTo === "media" ? [path] : [];
    return "flattenedFields" in field ? listPictureFields(field.flattenedFields, `${path}.`) : [];
  });
}
