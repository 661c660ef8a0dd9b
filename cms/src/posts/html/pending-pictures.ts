import type { FieldHook, PayloadRequest } from "payload";
import { readField } from "../../../../src/shared/domain/read-field";
import { createRequestCache } from "../../lib/request-cache";
import { listNodes, type TreeNode } from "./lexical-tree";

const getDroppedCounts = createRequestCache<number>();

/** Removes pasted pictures that were not uploaded, because Payload would refuse the post. */
export const dropPendingPictures: FieldHook = ({ value, req }) => {
  const root: unknown = readField(value, "root");
  const pending = countPending(root);
  getDroppedCounts(req).set("pictures", pending);
  return pending === 0 ? value : { ...value, root: removePending(root) };
};

/** Returns how many pictures the last save of this request removed. */
export function countDroppedPictures(req: PayloadRequest): number {
  return getDroppedCounts(req).get("pictures") ?? 0;
}

function isPending(node: TreeNode): boolean {
  const value = node.value ?? null;
  return node.type === "upload" && (value === null || value === "");
}

function countPending(node: unknown): number {
  return listNodes(node).reduce(
    (count, child) => count + (isPending(child) ? 1 : countPending(child)),
    0,
  );
}

function removePending(node: unknown): unknown {
  if (typeof node !== "object" || node === null || listNodes(node).length === 0) return node;
  const children = listNodes(node).filter((child) => !isPending(child));
  return { ...node, children: children.map(removePending) };
}
