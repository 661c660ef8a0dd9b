import { fieldOf } from "../../../../src/shared/domain/field-of";

export type TreeNode = { type: string; version: number; [key: string]: unknown };

export function nodesOf(node: unknown): TreeNode[] {
  const children = fieldOf(node, "children");
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is TreeNode {
  return typeof fieldOf(value, "type") === "string";
}

/** The ids of all pictures in a rich text, each once; `node` is its root or any node in it. */
export const uploadIds = (node: unknown): number[] => idsIn(node, uploadId);

/** The ids of all posts that a rich text links to, each once. */
export const linkedPostIds = (node: unknown): number[] => idsIn(node, linkedPostId);

function idsIn(node: unknown, idOf: (node: TreeNode) => number | null): number[] {
  const ids = nodesOf(node).flatMap((child) => [idOf(child) ?? [], idsIn(child, idOf)].flat());
  return [...new Set(ids)];
}

/** The picture of an upload node. */
export function uploadId(node: unknown): number | null {
  return fieldOf(node, "type") === "upload" ? documentId(fieldOf(node, "value")) : null;
}

/** The post that a link leads to; null for an address that was typed. */
export function linkedPostId(node: unknown): number | null {
  const doc = fieldOf(fieldOf(node, "fields"), "doc");
  return fieldOf(doc, "relationTo") === "posts" ? documentId(fieldOf(doc, "value")) : null;
}

/** A node holds a document's id, or the document itself once it was populated. */
function documentId(value: unknown): number | null {
  const id = fieldOf(value, "id") ?? value;
  const number = typeof id === "string" && id !== "" ? Number(id) : id;
  return typeof number === "number" && Number.isInteger(number) ? number : null;
}
