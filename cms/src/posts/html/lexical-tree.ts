import { readField, readTextField } from "../../../../src/shared/domain/read-field";

export type TreeNode = { type: string; version: number; [key: string]: unknown };

export function listNodes(node: unknown): TreeNode[] {
  const children = readField(node, "children");
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is TreeNode {
  return typeof readField(value, "type") === "string";
}

/** Returns the ids of all pictures in a rich text without duplicates; `node` is its root or a node. */
export const listUploadIds = (node: unknown): number[] => collectIds(node, readUploadId);

/** What a link can name by id: its address follows the record. */
export type LinkedCollection = "posts" | "categories";

/** Returns the ids of all records of a collection that a rich text links to, without duplicates. */
export const listLinkedIds = (node: unknown, collection: LinkedCollection): number[] =>
  collectIds(node, (child) => getLinkedId(child, collection));

function collectIds(node: unknown, readId: (node: TreeNode) => number | null): number[] {
  const ids = listNodes(node).flatMap((child) =>
    [readId(child) ?? [], collectIds(child, readId)].flat(),
  );
  return [...new Set(ids)];
}

/** Returns the picture's id of an upload node, or null. */
export function readUploadId(node: unknown): number | null {
  return readField(node, "type") === "upload" ? readDocId(readField(node, "value")) : null;
}

/** Returns the id of a link's record; null for a typed address and for a record of another collection. */
export function getLinkedId(node: unknown, collection: LinkedCollection): number | null {
  const doc = readField(readField(node, "fields"), "doc");
  return readField(doc, "relationTo") === collection ? readDocId(readField(doc, "value")) : null;
}

/** True for a link to a record instead of an address. */
export const isInternalLink = (node: unknown): boolean =>
  readField(readField(node, "fields"), "linkType") === "internal";

/** Returns the typed address of a link. */
export const readTypedAddress = (node: unknown): string =>
  readTextField(readField(node, "fields"), "url");

/** The links in a rich text or in any node of it, in their order. */
export function listLinks(node: unknown): TreeNode[] {
  return listNodes(node).flatMap((child) =>
    ["link", "autolink"].includes(child.type) ? [child] : listLinks(child),
  );
}

/** Returns the id in a node, which contains an id or a populated document. */
function readDocId(value: unknown): number | null {
  const id = readField(value, "id") ?? value;
  const number = typeof id === "string" && id !== "" ? Number(id) : id;
  return typeof number === "number" && Number.isInteger(number) ? number : null;
}

/** The words of a rich text or of any node in it, with a new line after each block, then those of its footnotes. */
export const readText = (node: unknown): string =>
  readTextWithoutNotes(node) + collectNotes(node).join("");

/** The words of a rich text or of any node in it, as readers see them above the footnotes. */
export function readTextWithoutNotes(node: unknown): string {
  const type = readTextField(node, "type");
  if (type === "inlineBlock") return "";
  const ownText =
    type === "block" || type === "upload" ? formatNote(node) : readTextField(node, "text");
  const inner = ownText + listNodes(node).map(readTextWithoutNotes).join("");
  return INLINE.has(type) ? inner : `${inner}\n`;
}

const collectNotes = (node: unknown): string[] =>
  listNodes(node).flatMap((child) =>
    child.type === "inlineBlock" ? `${formatNote(child)}\n` : collectNotes(child),
  );

/** The words that readers see of a node with a form (text-blocks.ts). */
const formatNote = (node: unknown): string =>
  ["title", "code", "text", "caption", "source", "alt"]
    .map((name) => readTextField(readField(node, "fields"), name))
    .filter(Boolean)
    .join("\n");

const INLINE = new Set(["text", "link", "autolink"]);
