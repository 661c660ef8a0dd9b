import { readField, readTextField } from "../../../../src/shared/domain/read-field";
import { isSafeLink } from "../../lib/fields";

export type TreeNode = { type: string; version: number; [key: string]: unknown };

/** Returns the children of a node; [] for any other value. */
export function listNodes(node: unknown): TreeNode[] {
  const children = readField(node, "children");
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is TreeNode {
  return typeof readField(value, "type") === "string";
}

/** Collections to whose records a text can link by id. */
export type LinkedCollection = "posts" | "categories";

/** Collections to whose records a text can refer: by a link, or as a picture. */
const REFERENCED = ["posts", "categories", "media"] as const;
type ReferencedCollection = (typeof REFERENCED)[number];

/** Returns the ids of a collection's records to which a text refers, without duplicates. */
export function listReferencedIds(node: unknown, collection: ReferencedCollection): number[] {
  const ids = listNodes(node).flatMap((child) => {
    const id = collection === "media" ? readUploadId(child) : getLinkedId(child, collection);
    return [id ?? [], listReferencedIds(child, collection)].flat();
  });
  return [...new Set(ids)];
}

/** Returns the records to which a text refers, such as "posts/12", and its addresses, for `links`. */
export const listReferences = (node: unknown): string[] => [
  ...REFERENCED.flatMap((name) => listReferencedIds(node, name).map((id) => `${name}/${id}`)),
  ...new Set(listAddresses(node)),
];

/** PostgreSQL refuses longer texts in an index. */
const MAX_ADDRESS_BYTES = 2500;

/** Returns the typed web addresses and paths below a node. */
const listAddresses = (node: unknown): string[] =>
  listNodes(node).flatMap((child) => {
    const address = isInternalLink(child) ? "" : readTypedAddress(child);
    const isKept =
      isSafeLink(address) && new TextEncoder().encode(address).length <= MAX_ADDRESS_BYTES;
    return [isKept ? address : [], listAddresses(child)].flat();
  });

/** Returns the id of an upload node's picture; null for other nodes. */
export function readUploadId(node: unknown): number | null {
  return readField(node, "type") === "upload" ? readDocId(readField(node, "value")) : null;
}

/** Returns the id of a link's record; null for typed addresses and other collections. */
export function getLinkedId(node: unknown, collection: LinkedCollection): number | null {
  const doc = readField(readField(node, "fields"), "doc");
  return readField(doc, "relationTo") === collection ? readDocId(readField(doc, "value")) : null;
}

export const isInternalLink = (node: unknown): boolean =>
  readField(readField(node, "fields"), "linkType") === "internal";

/** Returns the typed address of a link; "" for a link to a record. */
export const readTypedAddress = (node: unknown): string =>
  readTextField(readField(node, "fields"), "url");

export function listLinks(node: unknown): TreeNode[] {
  return listNodes(node).flatMap((child) =>
    ["link", "autolink"].includes(child.type) ? [child] : listLinks(child),
  );
}

/** Returns the id of a value, which is an id or a populated document, or null. */
function readDocId(value: unknown): number | null {
  const id = readField(value, "id") ?? value;
  const number = typeof id === "string" && id !== "" ? Number(id) : id;
  return typeof number === "number" && Number.isInteger(number) ? number : null;
}

/** Returns the text of a node with a new line after each block, then its footnotes. */
export const readText = (node: unknown): string =>
  readTextWithoutNotes(node) + collectNotes(node).join("");

/** Returns the text of a node with a new line after each block, without footnotes. */
export function readTextWithoutNotes(node: unknown): string {
  const type = readTextField(node, "type");
  if (type === "inlineBlock") return "";
  const ownText =
    type === "block" || type === "upload" ? readFieldTexts(node) : readTextField(node, "text");
  const inner = ownText + listNodes(node).map(readTextWithoutNotes).join("");
  return INLINE_TYPES.has(type) ? inner : `${inner}\n`;
}

const collectNotes = (node: unknown): string[] =>
  listNodes(node).flatMap((child) =>
    child.type === "inlineBlock" ? `${readFieldTexts(child)}\n` : collectNotes(child),
  );

/** Returns the texts of a node's fields that readers see or hear (text-blocks.ts). */
const readFieldTexts = (node: unknown): string =>
  ["title", "code", "text", "caption", "source", "alt"]
    .map((name) => readTextField(readField(node, "fields"), name))
    .filter(Boolean)
    .join("\n");

const INLINE_TYPES = new Set(["text", "link", "autolink"]);
