import { toAuthorKey } from "../../../../src/shared/domain/author-key";
import { getRole } from "../../lib/access";
import type { Post, User } from "../../payload-types";
import { readText } from "../html/lexical-tree";
import { findFlaggedWords } from "./flagged-words";

export type ApprovalSettings = { mode: "flagged" | "all" | "off"; words: readonly string[] };

/** Returns why a post needs approval, as parts of a sentence; [] if it needs none (EDT-16). */
export function findApprovalReasons(post: Partial<Post>, settings: ApprovalSettings): string[] {
  if (settings.mode === "off") return [];
  const { title = "", meta, content, revisionNote } = post;
  const all = [title, meta?.title, meta?.description, revisionNote, readText(content?.root)];
  const words = findFlaggedWords(all.join("\n"), settings.words).map((word) => `“${word}”`);
  const reasons = [
    ...(post.securities?.length ? ["it names securities"] : []),
    ...(post.kind === "research" ? ["it is research"] : []),
    ...(words.length > 0 ? [`it says ${words.join(", ")}`] : []),
  ];
  return reasons.length === 0 && settings.mode === "all" ? ["every post needs it"] : reasons;
}

/** Returns why a user, for example the author, may not approve a post, or null (EDT-16). */
export function findApproverProblem(
  user: (User & { collection: "users" }) | null,
  post: Pick<Post, "author" | "lastEditor">,
): string | null {
  const role = getRole(user);
  if (user === null || (role !== "admin" && role !== "compliance"))
    return "Only compliance officers and admins approve posts.";
  const other = "Another compliance officer or admin must approve it.";
  const lastEditor = typeof post.lastEditor === "object" ? post.lastEditor?.id : post.lastEditor;
  if (lastEditor === user.id) return `You made the last change. ${other}`;
  if (post.author && toAuthorKey(post.author) === toAuthorKey(user.name))
    return `You are its author. ${other}`;
  return null;
}
