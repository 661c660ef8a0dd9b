/** A node of the editor's tree, as its JSON holds it. */
export type TreeNode = { type: string; version: number; [key: string]: unknown };

/** The children of a node; none where it has no list of them. */
export function nodesOf(node: unknown): TreeNode[] {
  const children = isRecord(node) ? node.children : null;
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is TreeNode {
  return isRecord(value) && typeof value.type === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
