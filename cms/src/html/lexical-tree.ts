import { fieldOf } from "../../../src/shared/field-of";

export type TreeNode = { type: string; version: number; [key: string]: unknown };

export function nodesOf(node: unknown): TreeNode[] {
  const children = fieldOf(node, "children");
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is TreeNode {
  return typeof fieldOf(value, "type") === "string";
}

/** The ids of all pictures in a rich text, each once; `node` is its root or any node in it. */
export function uploadIds(node: unknown): number[] {
  const ids = nodesOf(node).flatMap((child) => {
    const own = child.type === "upload" ? uploadId(child.value) : null;
    return [...(own === null ? [] : [own]), ...uploadIds(child)];
  });
  return [...new Set(ids)];
}

/** An upload node holds the picture's id, or the picture itself once it was populated. */
export function uploadId(value: unknown): number | null {
  const id = fieldOf(value, "id") ?? value;
  const number = typeof id === "string" && id !== "" ? Number(id) : id;
  return typeof number === "number" && Number.isInteger(number) ? number : null;
}
