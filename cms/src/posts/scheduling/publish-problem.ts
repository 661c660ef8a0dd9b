import type { PayloadRequest } from "payload";
import { toIndianDay } from "../../../../src/shared/domain/dates";
import type { Environment } from "../../environment";
import { hashPost } from "../approval/approval-digest";
import { findMissingApproval } from "../approval/approval-hooks";
import { findDisclosureProblem } from "../disclosure";

/** Returns why a post's newest draft cannot be published at a time, or null (EDT-16, PST-10). */
export async function findPublishProblem(
  req: PayloadRequest,
  id: number,
  date: Date,
  { approval }: Pick<Environment, "approval">,
): Promise<string | null> {
  const post = await req.payload.findByID({
    ...({ collection: "posts", id, draft: true, depth: 0 } as const),
    req: { transactionID: req.transactionID },
  });
  const day = toIndianDay(date.toISOString()) ?? "";
  const disclosure = findDisclosureProblem(post, day);
  if (disclosure !== null) return disclosure.message;
  if (!post.author?.trim()) return "Choose the author first.";
  return findMissingApproval(post, await hashPost(post, req), approval, req);
}
