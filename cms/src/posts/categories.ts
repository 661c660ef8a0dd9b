import {
  type CollectionConfig,
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
} from "payload";
import { createContentAccess } from "../lib/access";
import { createOrder } from "../lib/fields";
import { createUsesEndpoint, usesField, findPosts, nameUses, type FindUses } from "../lib/uses";
import { toPlainText } from "../../../src/shared/contract/plain-text";
import { createSegments } from "../../../src/shared/domain/slug";
import { refreshLinkingPosts } from "./html/refresh-html";
import type { Category } from "../payload-types";
import { throwFieldError } from "../lib/throw-field-error";
import { formatCount } from "../../../src/shared/domain/count";

/** Returns the last part of a category's address; NO_SEGMENT without letters and digits. */
const toSegment = (name: string) => createSegments([{ id: "", name }]).get("") ?? "";
const NO_SEGMENT = toSegment("");

/** Removes invisible characters. Refuses a name whose address is empty or taken. */
const checkCategoryName: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (typeof data?.name !== "string") return data;
  const name = toPlainText(data.name);
  const segment = toSegment(name);
  if (segment === NO_SEGMENT)
    throwFieldError("categories", "name", "Enter a name with letters or digits.");
  const { docs } = await req.payload.find({
    collection: "categories",
    where: originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {},
    select: { name: true },
    pagination: false,
    req,
  });
  const other = docs.find((category) => toSegment(category.name) === segment);
  if (other)
    throwFieldError("categories", "name", `“${other.name}” has this address. Choose another name.`);
  return { ...data, name };
};

/** Renders the links to a renamed category again (EDT-35). */
const refreshCategoryLinks: CollectionAfterChangeHook<Category> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === "update" && doc.name !== previousDoc.name)
    await refreshLinkingPosts("categories", doc.id, req);
  return doc;
};

/** Turns the links to a deleted category into text. */
const dropCategoryLinks: CollectionAfterDeleteHook = ({ id, req }) =>
  refreshLinkingPosts("categories", Number(id), req);

/** Returns the posts of a category, including drafts and trash. */
const findCategoryUses: FindUses = (id, req) => findPosts({ category: { equals: id } }, req);

/** Refuses to delete a category that has posts, including drafts and trash. */
const refuseUsedCategory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const posts = await findCategoryUses(Number(id), req);
  if (posts.length === 0) return;
  const message = `This category has ${formatCount(posts.length, "post")}, including drafts and trash: ${nameUses(posts)}. Move them to another category first.`;
  throw new APIError(message, 409, null, true);
};

export const categories: CollectionConfig = {
  slug: "categories",
  labels: { singular: "Blog category", plural: "Blog categories" },
  defaultSort: ["order", "id"],
  admin: { group: "Content", useAsTitle: "name", defaultColumns: ["name", "order"] },
  access: createContentAccess(),
  hooks: {
    beforeValidate: [checkCategoryName],
    beforeDelete: [refuseUsedCategory],
    afterChange: [refreshCategoryLinks],
    afterDelete: [dropCategoryLinks],
  },
  endpoints: [createUsesEndpoint(findCategoryUses)],
  fields: [
    usesField,
    {
      name: "name",
      type: "text",
      required: true,
      unique: true,
      maxLength: 120,
      admin: {
        description:
          "Also the last part of the list's address. After a change the old address redirects to the new one.",
      },
    },
    createOrder(),
  ],
};
